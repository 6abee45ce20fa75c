/** The drawings of roles, in all games. */
import type { GlyphName } from "./glyphs";

const GLYPHS: Record<string, GlyphName> = { human: "b-human", alien: "b-alien", thing: "b-alien", infected: "k-infected" };

export function glyphOfRole(role: string): GlyphName {
  return GLYPHS[role] ?? "u-eye";
}

/** Whether a replay with everything open has to point somebody out. */
export function isOther(role: string | undefined): role is string {
  return role !== undefined && role !== "human";
}
