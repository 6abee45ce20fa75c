/** Which options of a choice belong to a place on the board, and which scene a moment of the game calls for. */
import type { Ask, Option } from "../../wire";
import type { View } from "../../state/table.svelte";

/** The verb of an option: `go` of `go radio`. */
export function verbOf(code: string): string {
  return code.split(" ")[0]!;
}

function argument(option: Option, category: string): string | null {
  const found = Object.values(option.phrase.args).find(([kind]) => kind === category);
  return found ? String(found[1]) : null;
}

export function seatOf(option: Option): string | null {
  return argument(option, "seat");
}

/** The room that an option is about. */
export function roomOf(option: Option): string | null {
  return argument(option, "room") ?? (verbOf(option.code) === "swap" ? "dormitory" : null);
}

/** Options by room, in the order in which they are offered. */
export function byRoom(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const room = roomOf(option);
    if (room) found.set(room, [...(found.get(room) ?? []), option]);
  }
  return found;
}

/** The ways to go somewhere that a choice offers, the plain one first. */
export function ways(options: readonly Option[]): string[] {
  const known = ["go", "light", "special", "twice"];
  const offered = new Set(options.map((option) => verbOf(option.code)));
  return known.filter((way) => offered.has(way));
}

export type Moment = "board" | "encounter" | "trade" | "vote" | "reveal" | "tests" | "boarding" | "planning" | "pile";

/** What the table is about now, from what everybody sees; only who plans in secret sees a scene of that. */
export function momentOf(view: View, asks: readonly Pick<Ask, "kind">[]): Moment {
  const waited = new Set(((view.waiting ?? []) as [string, string][]).map(([, kind]) => kind));
  if (view.vehicle) return "boarding";
  if (view.phase === "planning" && asks.some(({ kind }) => kind === "plan" || kind === "consent")) return "planning";
  if (view.phase === "encounters" && view.here && !waited.has("room_order")) return "encounter";
  if (view.phase === "actions") return "pile";
  if (view.phase === "rec_room") return waited.has("vote") ? "vote" : waited.has("reveal") ? "reveal" : "trade";
  if (view.phase === "tests") return "tests";
  return "board";
}

/** Choices whose options are drawn as tiles below the board: pictures of dice, cards and deeds. */
const TILED: ReadonlySet<string> = new Set(["weather", "face", "keep", "sample", "throw", "take", "garry", "hunger", "times", "draws", "burn", "permit", "bonus", "escape", "rescue", "attack", "withdraw", "prey", "tokens", "go_on", "ask_seat", "admit", "consent", "reveal", "offer_test", "test_order"]);

export function isTiled(kind: string): boolean {
  return TILED.has(kind);
}
