/** Where the secrets of seats live: in this browser's storage under the table's code, and nowhere else. Where a browser keeps
 *  nothing, they last as long as the page. */

const PREFIX = "winterover.keys.";

export interface Keys {
  /** Secrets by the letters of the seats that this device plays. */
  seats: Record<string, string>;
  /** By seat, the key that was asked for in the place of the one above: in force, if only the answer was lost. */
  next?: Record<string, string>;
  /** By seat, the keys that opened it before, the latest first: in force again, if the server goes back to a backup. */
  former?: Record<string, string[]>;
  /** The host's secret, if this device created the table. */
  host?: string;
  /** When they were last used, so that old ones can be dropped. */
  used: number;
}

const MOST_TABLES = 50;
const MOST_FORMER = 3;

/** What the storage did not take, because it is full or forbidden. */
const unsaved = new Map<string, Keys>();

export function keysOf(table: string): Keys {
  const own = unsaved.get(table);
  if (own) return own;
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Keys | null;
    if (kept?.seats && typeof kept.seats === "object") return kept;
  } catch {
    // Unreadable or forbidden: as if there were none.
  }
  return { seats: {}, used: 0 };
}

/** Whether the keys of a table are lost with the page. */
export function isUnsaved(table: string): boolean {
  return unsaved.has(table);
}

/** Whether a change of the storage, made in another window, is one of a table's keys. */
export function isAbout(table: string, change: StorageEvent): boolean {
  return change.key === PREFIX + table && change.newValue !== null;
}

function keep(table: string, keys: Keys): void {
  const used = { ...keys, used: Date.now() };
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(used));
    unsaved.delete(table);
    dropOldest();
  } catch {
    unsaved.set(table, used);
  }
}

export function keepSeat(table: string, seat: string, secret: string): void {
  const keys = keysOf(table);
  keep(table, { ...keys, seats: { ...keys.seats, [seat]: secret }, next: without(keys.next, seat), former: without(keys.former, seat) });
}

/** A seat has another key in the place of its own, which is kept. */
function changeKey(table: string, seat: string, fresh: string): void {
  const keys = keysOf(table);
  const former = [keys.seats[seat]!, ...(keys.former?.[seat] ?? []).filter((each) => each !== fresh)].slice(0, MOST_FORMER);
  keep(table, { ...keys, seats: { ...keys.seats, [seat]: fresh }, next: without(keys.next, seat), former: { ...keys.former, [seat]: former } });
}

function without<T>(keys: Record<string, T> | undefined, seat: string): Record<string, T> {
  const { [seat]: _, ...others } = keys ?? {};
  return others;
}

export function keepHost(table: string, host: string): void {
  keep(table, { ...keysOf(table), host });
}

/** Forget a key that opens its seat no longer; one that came in its place meanwhile stays. */
export function dropSeat(table: string, seat: string, secret: string): void {
  const keys = keysOf(table);
  if (keys.seats[seat] !== secret) return;
  keep(table, { ...keys, seats: without(keys.seats, seat), next: without(keys.next, seat), former: without(keys.former, seat) });
}

/** Everybody's secret opens the same seat at the table of a rematch. */
export function copyKeys(from: string, to: string): void {
  keep(to, keysOf(from));
}

/** A secret as the server makes them: 24 random bytes as URL-safe base64. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Tables and seats that a secret opens, as far as this device knows. */
function opened(secret: string): [table: string, seat: string][] {
  return knownTables().flatMap((table) => Object.entries(keysOf(table).seats).flatMap(([seat, own]): [string, string][] => (own === secret ? [[table, seat]] : [])));
}

/** The key to ask for in the place of another. It is kept beside it, at all tables that the old one opens, until one of them is
 *  known to be dead. It stays the same from one attempt to the next: an earlier one may still arrive. */
export function propose(secret: string): string {
  const places = opened(secret);
  const fresh = places.map(([table, seat]) => keysOf(table).next?.[seat]).find(Boolean) ?? newSecret();
  for (const [table, seat] of places) {
    const keys = keysOf(table);
    keep(table, { ...keys, next: { ...keys.next, [seat]: fresh } });
  }
  return fresh;
}

/** The keys to try one after another where a secret was refused: the one that another window has for the seat, the one that was asked for
 *  in its place, and those before it. All are kept, whichever of them opens the table: a refusal may be taken back, by an operator who goes
 *  back to a backup. */
export function fallBack(table: string, secret: string, mine: string | null = null): string[] {
  const { seats, next = {}, former = {} } = keysOf(table);
  const seat = Object.keys(seats).find((each) => seats[each] === secret) ?? mine;
  if (seat === null) return [];
  const keys = [seats[seat], next[seat], ...(former[seat] ?? [])];
  return [...new Set(keys.filter((each) => each !== undefined && each !== secret))] as string[];
}

/** Whether a key is one that opened a seat before. */
export function isFormer(table: string, secret: string): boolean {
  return Object.values(keysOf(table).former ?? {}).some((keys) => keys.includes(secret));
}

/** A table opened by a key that was tried where another was refused. Other tables find out for themselves, since the seat may have been
 *  freed here alone. */
export function moveOn(table: string, old: string, fresh: string): void {
  const { seats } = keysOf(table);
  for (const [seat, own] of Object.entries(seats)) if (own === old && fallBack(table, old).includes(fresh)) changeKey(table, seat, fresh);
}

/** A seat has a new secret, at all tables that the old one opened. */
export function replaceSecret(old: string, fresh: string): void {
  for (const [table, seat] of opened(old)) changeKey(table, seat, fresh);
}

/** The tables that this device has a key for, the latest first. */
export function knownTables(): string[] {
  const found = new Set(unsaved.keys());
  try {
    for (let index = 0; index < localStorage.length; index++) {
      const key = localStorage.key(index);
      if (key?.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // Forbidden: there are only those of this page.
  }
  const used = [...found].map((table) => [table, keysOf(table).used] as const);
  return used.sort((one, other) => other[1] - one[1]).map(([table]) => table);
}

function dropOldest(): void {
  for (const table of knownTables().slice(MOST_TABLES)) forgetTable(table);
}

export function forgetTable(table: string): void {
  unsaved.delete(table);
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // Forbidden: nothing is kept there.
  }
}
