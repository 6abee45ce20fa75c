/** Beginning a game: a table with bots in one step. */
import { keepHost, keepSeat } from "../net/keys";
import { rest, Refused, Unreachable } from "../net/rest";
import type { Mode } from "../state/games";
import { settings } from "../state/settings.svelte";
import { toasts } from "../state/toasts.svelte";
import { speech, t } from "../text/speech.svelte";

const LETTERS = "ABCDEFGHIJKL";
export const BOT = "heuristic";

/** Sit down at a new table against bots; the code of the table. */
export async function playNow(mode: Mode): Promise<string> {
  const { table, host } = await rest.create({ game: mode.game, players: mode.usual, language: settings.language });
  keepHost(table, host);
  const name = settings.name || speech.texts.defaultNames()[0]!;
  const { secret } = await rest.take(table, "A", name);
  keepSeat(table, "A", secret);
  await Promise.all([...LETTERS.slice(1, mode.usual)].map((seat) => rest.bot(table, seat, BOT, host)));
  await rest.ready(table, "A", true, secret);
  await rest.start(table, host);
  return table;
}

let forget = (): void => {};

/** Do something that may be refused; says why if it is, until something else was done. */
export async function attempt<T>(deed: () => Promise<T>, reason: (error: unknown) => string = reasonOf): Promise<T | undefined> {
  try {
    const done = await deed();
    forget();
    return done;
  } catch (error) {
    forget = toasts.show(() => reason(error), "problem");
    return undefined;
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return speech.texts.error(error);
  if (error instanceof Unreachable) return t("web-unreachable");
  throw error;
}
