/** Requests to the server. A refusal is raised with its code, so that the page can say it in its own language. */
import type * as wire from "../wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown>,
    readonly text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Nobody answered, or the answer did not arrive: the server is down, or the network. */
export class Unreachable extends Error {}

/** How long to wait where the same request may be made again, in milliseconds. */
const PATIENCE = 10_000;

async function request<T>(method: string, path: string, options: { body?: unknown; secret?: string; text?: string; patience?: number } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.secret) headers.Authorization = `Bearer ${options.secret}`;
  let body: string | undefined;
  if (options.text !== undefined) {
    headers["Content-Type"] = "text/plain; charset=utf-8";
    body = options.text;
  } else if (options.body !== undefined) {
    headers["Content-Type"] = "application/json";
    body = JSON.stringify(options.body);
  }
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body, signal: options.patience === undefined ? null : AbortSignal.timeout(options.patience) });
  } catch {
    throw new Unreachable(path);
  }
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!response.ok) {
    const problem: wire.Problem | null = isJson ? await response.json().catch(() => null) : null;
    throw new Refused(problem?.code ?? "http", problem?.args ?? {}, problem?.text ?? `HTTP ${response.status}`, response.status);
  }
  if (response.status === 204) return undefined as T;
  try {
    return (isJson ? await response.json() : await response.text()) as T;
  } catch {
    throw new Unreachable(path);
  }
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const seatAt = (table: string, seat: string): string => `${at(table)}/seats/${seat}`;
const record = (name: string): string => `/api/records/${encodeURIComponent(name)}`;

let games: Promise<wire.Games> | undefined;

export const rest = {
  /** What there is to play; asked for once. */
  games(): Promise<wire.Games> {
    games ??= request<wire.Games>("GET", "/api/games").catch((error: unknown) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  /** Have a board sheet read and checked. */
  sheet: (game: string, players: number, file: string, text: string) => request<wire.SheetInfo>("POST", `/api/games/${game}/sheet?file=${encodeURIComponent(file)}&players=${players}`, { text }),
  tables: () => request<wire.Tables>("GET", "/api/tables"),
  table: (table: string) => request<wire.Table>("GET", at(table)),
  create: (settings: wire.NewTable) => request<wire.Created>("POST", "/api/tables", { body: settings }),
  change: (table: string, settings: wire.NewTable, host: string) => request<wire.Table>("PUT", at(table), { body: settings, secret: host }),
  close: (table: string, host: string) => request<void>("DELETE", at(table), { secret: host }),
  /** Sit down. Who shows a key of the table cannot take a seat of a running game besides. */
  take: (table: string, seat: string, name: string, secret?: string) => request<wire.Taken>("PUT", seatAt(table, seat), { body: { name }, secret }),
  free: (table: string, seat: string, secret: string) => request<wire.Table>("DELETE", seatAt(table, seat), { secret }),
  bot: (table: string, seat: string, level: string, host: string) => request<wire.Table>("PUT", `${seatAt(table, seat)}/bot`, { body: { level }, secret: host }),
  ready: (table: string, seat: string, ready: boolean, secret: string) => request<wire.Table>("PUT", `${seatAt(table, seat)}/ready`, { body: { ready }, secret }),
  offer: (table: string, seat: string, offered: boolean, host: string) => request<wire.Table>("PUT", `${seatAt(table, seat)}/offered`, { body: { offered }, secret: host }),
  agree: (table: string, seat: string, agreed: boolean, secret: string) => request<wire.Table>("PUT", `${seatAt(table, seat)}/agreed`, { body: { agreed }, secret }),
  /** Say that the player is here: no bot plays the seat any more. */
  back: (table: string, seat: string, secret: string) => request<wire.Table>("POST", `${seatAt(table, seat)}/back`, { secret }),
  /** Have a seat get the key that is given. Whoever shows that key may ask again: it is the same as once. */
  rotate: (table: string, seat: string, secret: string, fresh: string) => request<wire.Rotated>("POST", `${seatAt(table, seat)}/secret`, { body: { secret: fresh } satisfies wire.NewSecret, secret, patience: PATIENCE }),
  start: (table: string, host: string) => request<wire.Table>("POST", `${at(table)}/start`, { secret: host }),
  rematch: (table: string, host: string) => request<wire.Rematch>("POST", `${at(table)}/rematch`, { secret: host }),
  records: () => request<wire.Records>("GET", "/api/records"),
  record: (name: string) => request<wire.RecordInfo>("GET", record(name)),
  recordText: (name: string) => request<string>("GET", `${record(name)}/text`),
  upload: (text: string) => request<wire.RecordInfo>("POST", "/api/records", { text }),
  frames: (name: string, seenAs: string, from: number, count: number) =>
    request<wire.Frames>("GET", `${record(name)}/frames?${seenAs ? `as=${seenAs}&` : ""}from=${from}&count=${count}`),
  /** Everything that was told and written in a record, without its views. */
  past: (name: string, seenAs: string) => request<wire.Past>("GET", `${record(name)}/past${seenAs ? `?as=${seenAs}` : ""}`),
  /** Where the rounds or turns of a record begin. */
  beginnings: (name: string) => request<wire.Beginnings>("GET", `${record(name)}/beginnings`),
};
