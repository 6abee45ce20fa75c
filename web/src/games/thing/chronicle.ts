/** A finished game over its rounds: who was what and since when, who infected whom, what became of everybody. */
import type { Fact } from "../../wire";
import type { View } from "../../state/table.svelte";

export type EventKind = "first" | "infected" | "dog" | "revealed" | "tested" | "assimilated" | "aboard";

export interface Event {
  kind: EventKind;
  /** When, in rounds from 1 on; a fraction is the part of the round. */
  at: number;
  /** Who did it, where that is known. */
  by: string | null;
}

export interface Life {
  letter: string;
  role: string;
  /** Since when an alien; null for a human. */
  alienSince: number | null;
  /** When the line ends. */
  until: number;
  events: Event[];
}

export interface Chronicle {
  rounds: number;
  lives: Life[];
}

/** How far into a round its parts are, so that events of one round stand in their order. */
const PART: Record<string, number> = { assimilated: 0.4, looked: 0.45, dog_tested: 0.45, tested: 0.8, revealed: 0.7, departed: 0.95 };
const INFECTION = 0.45;

export function chronicle(view: View, log: readonly Fact[], letters: readonly string[]): Chronicle {
  const rounds = Math.max(1, (view.round as number) || 1);
  const end = rounds + 1;
  const infections = (view.infections ?? []) as [number, string, string | null][];
  const lives = new Map<string, Life>(
    letters.map((letter, index) => [letter, { letter, role: (view.roles as string[] | undefined)?.[index] ?? "", alienSince: null, until: end, events: [] }]),
  );
  for (const [round, letter, by] of infections) {
    const life = lives.get(letter);
    if (!life) continue;
    const at = round === 0 ? 1 : round + INFECTION;
    life.alienSince = at;
    life.events.push({ kind: round === 0 ? "first" : by === null ? "dog" : "infected", at, by });
  }
  let round = 1;
  for (const { name, args } of log) {
    if (name === "round_began") round = args.round as number;
    const at = round + (PART[name] ?? 0);
    if (name === "revealed") lives.get(args.seat)?.events.push({ kind: "revealed", at, by: null });
    else if (name === "tested") lives.get(args.target)?.events.push({ kind: "tested", at, by: args.seat });
    else if (name === "assimilated") {
      const life = lives.get(args.seat);
      if (life) [life.until, life.events] = [at, [...life.events, { kind: "assimilated", at, by: null }]];
    } else if (name === "departed") for (const seat of args.seats as string[]) lives.get(seat)?.events.push({ kind: "aboard", at: end, by: null });
  }
  return { rounds, lives: [...lives.values()].sort((one, other) => (one.alienSince ?? Infinity) - (other.alienSince ?? Infinity)) };
}

/** Winners of a finished game as a team. */
export function humansWon(view: View): boolean {
  return view.ending === "humans_escaped";
}
