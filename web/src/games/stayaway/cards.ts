/** Which drawing stands for which card, and to which family it belongs. */
import type { GlyphName } from "../../ui/glyphs";

const GLYPHS: Record<string, GlyphName> = {
  the_thing: "b-alien",
  infected: "k-infected",
  flamethrower: "i-flamethrower",
  analysis: "k-analysis",
  axe: "k-axe",
  suspicion: "k-suspicion",
  whisky: "k-whisky",
  determination: "k-determination",
  watch_your_back: "k-reverse",
  change_places: "k-swap",
  better_run: "k-run",
  seduction: "k-seduction",
  scary: "k-scary",
  im_fine_here: "k-comfy",
  no_thanks: "k-nothanks",
  missed: "k-missed",
  no_barbecue: "k-nofire",
  quarantine: "k-quarantine",
  locked_door: "k-door",
};

const DEFENCES = new Set(["scary", "im_fine_here", "no_thanks", "missed", "no_barbecue"]);

/** Panic cards share a drawing. */
export function glyphOfCard(card: string): GlyphName {
  return GLYPHS[card] ?? "k-panic";
}

export function isPanic(card: string): boolean {
  return !(card in GLYPHS);
}

export function familyOf(card: string): string {
  if (isPanic(card)) return "panic";
  if (card === "the_thing" || card === "infected") return "contagion";
  if (card === "quarantine" || card === "locked_door") return "obstacle";
  return DEFENCES.has(card) ? "defence" : "action";
}
