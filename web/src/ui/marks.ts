/** A person is a shape; the colour comes second. Seats nine to twelve are hollow. */
import type { GlyphName } from "./glyphs";

const SHAPES: readonly GlyphName[] = [
  "p-triangle",
  "p-square",
  "p-circle",
  "p-diamond",
  "p-cross",
  "p-star",
  "p-crescent",
  "p-hourglass",
  "p-hexagon",
  "p-drop",
  "p-chevron",
  "p-ring",
];

export interface SeatMark {
  /** From 0 on. */
  index: number;
  shape: GlyphName;
  /** A CSS colour. */
  colour: string;
  hollow: boolean;
}

export function markOf(letter: string): SeatMark {
  const index = Math.max(0, letter.charCodeAt(0) - 65) % SHAPES.length;
  return { index, shape: SHAPES[index]!, colour: `var(--p${index + 1})`, hollow: index >= 8 };
}
