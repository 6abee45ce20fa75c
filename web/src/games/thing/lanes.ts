/** What the picture of a finished game draws, in both modes of The Thing. */
import type { GlyphName } from "../../ui/glyphs";

export interface LaneEvent {
  glyph: GlyphName;
  /** When, in rounds from 1 on; a fraction is the part of the round. */
  at: number;
  isBad: boolean;
  /** The mark of whoever did it, where an arrow leads from their lane. */
  by: string | null;
}

/** What a drawing in the picture says. */
export interface Sign {
  glyph: GlyphName;
  words: string;
}

export interface Lane {
  mark: string;
  name: string;
  isYou: boolean;
  about: string;
  role: string;
  outcome: string;
  fate: string;
  /** Since when an alien; null for a human. */
  alienSince: number | null;
  until: number;
  events: LaneEvent[];
}

/** A number is named at every so manyth column. */
const STEPS = [1, 2, 5, 10];

/** Every how manyth column has its number: as many as do not run together, where a number is so wide. */
export function labelStep(column: number, label: number): number {
  return STEPS.find((step) => step * column >= label) ?? 20;
}

/** How far apart two events of a lane are drawn. */
const APART = 25;

/** How wide a round is at least: as an event of each. */
export const LEAST_ROUND = 26;

/** Where events are drawn: at their time, but beside each other, and before the end of the picture; closer together where they are too many. */
export function places(times: readonly number[], end = Infinity): number[] {
  const found: number[] = [];
  const apart = Math.min(APART, end / times.length);
  for (const time of times) found.push(Math.max(time, (found.at(-1) ?? -Infinity) + apart));
  let next = end + apart;
  for (let index = found.length - 1; index >= 0 && found[index]! > next - apart; index--) next = found[index] = next - apart;
  return found;
}

/** An alien's line is a wave, so that it differs by more than its colour. */
export function wave(from: number, to: number, level: number): string {
  const count = Math.max(2, Math.round((to - from) / 9));
  const step = (to - from) / count;
  return `M${from} ${level}` + Array.from({ length: count }, (_, index) => `q${step / 2} ${index % 2 ? 5 : -5} ${step} 0`).join("");
}
