/** How a finished game ended, whichever game it was. */
import type { View } from "../state/table.svelte";

export interface Ending {
  kind: string;
  winners: string[];
  /** By seat, as far as everybody has one. */
  roles: (string | null)[];
}

/** Null while the game goes on. */
export function endingOf(view: View): Ending | null {
  const told = view.ending as string | { kind: string; winners: string[]; roles: string[] } | null | undefined;
  if (!told) return null;
  if (typeof told === "object") return told;
  const roles = Array.isArray(view.roles) ? (view.roles as (string | null)[]) : [];
  return { kind: told, winners: (view.winners ?? []) as string[], roles };
}
