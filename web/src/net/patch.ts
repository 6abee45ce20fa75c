/** What a viewer knows, kept up to date: a snapshot, and updates applied to it (docs/protocol.md, State). */
import type { Snapshot, Update } from "../wire";

export type Known = Omit<Snapshot, "type">;

/** The state after an update; what did not change is the same object. */
export function apply(known: Known, update: Update): Known {
  const next = { ...known };
  if (update.view || update.gone) {
    next.view = { ...known.view };
    for (const key of update.gone ?? []) delete next.view[key];
    Object.assign(next.view, update.view);
  }
  if (update.log) next.log = [...known.log, ...update.log];
  if (update.chat) next.chat = [...known.chat, ...update.chat];
  if (update.table) next.table = update.table;
  if (update.asks) next.asks = update.asks;
  if (update.standing) next.standing = update.standing;
  if (update.forbidden) next.forbidden = update.forbidden;
  if (update.talk) next.talk = update.talk;
  if (update.clock) next.clock = update.clock;
  if (update.missed) next.missed = update.missed;
  return next;
}
