/** Which drawing stands beside a line of the log: of the card it is about, else of what happened. */
import type { GlyphName } from "../../ui/glyphs";
import type { Fact } from "../../wire";
import { glyphOfCard } from "./cards";

const EVENTS: Record<string, GlyphName> = {
  dealt: "a-card",
  started: "u-play",
  drew: "a-card",
  drew_nothing: "u-minus",
  reshuffled: "a-pile",
  panic_skipped: "k-panic",
  discarded: "a-pile",
  no_exchange: "u-minus",
  quarantine_ended: "u-check",
  became_infected: "k-infected",
  became_thing: "b-alien",
  corrected: "a-swap-hand",
  offered: "a-trade",
  exchanged: "a-trade",
  redirected: "u-arrow",
  redirect_void: "u-minus",
  passed: "u-minus",
  saw_hand: "u-eye",
  saw_card: "u-eye",
  showed_hand: "u-eye",
  showed_card: "u-eye",
  looked_through: "u-eye",
  kept: "a-card",
  turned: "k-reverse",
  swapped_seats: "k-swap",
  door_laid: "k-door",
  door_removed: "k-axe",
  quarantined: "k-quarantine",
  freed: "u-check",
  panic: "k-panic",
  no_effect: "u-minus",
  targeted: "k-panic",
  forgot: "a-swap-hand",
  replaced: "a-swap-hand",
  blind_dated: "a-trade",
  cards_went_round: "k-dir",
  passed_on: "k-dir",
  declined: "u-x",
  eliminated: "u-x",
  superinfected: "k-infected",
  thing_burned: "i-flamethrower",
  declared: "b-alien",
  ended: "u-log",
};

/** Facts about a card that everybody sees: the card says more than the deed. */
const OF_CARDS = new Set(["played", "defended"]);

export function signOfFact({ name, args }: Fact): GlyphName | null {
  if (OF_CARDS.has(name) && typeof args.card === "string") return glyphOfCard(args.card);
  return EVENTS[name] ?? null;
}
