/** Which choices tell what their player holds: their options are covered as the hand is.
 *
 * It depends on the kind of choice alone, never on the options of this player, so that being covered tells nothing.
 */
const OWN_CARDS: Readonly<Record<string, ReadonlySet<string>>> = {
  thing: new Set(["garry", "hand_in", "throw", "take", "attack", "withdraw", "burn", "keep", "sample", "bonus", "escape", "trade", "offer_test", "hunger"]),
  stayaway: new Set(["play", "keep", "answer_fire", "answer_move", "offer", "reply", "forget", "blind_date", "pass_on", "reveal"]),
};

/** Whether a choice is about what only its player sees. Without a secret role, as in the small crew, all lies open. */
export function isPrivate(game: string, kind: string, hasRole: boolean): boolean {
  return hasRole && (OWN_CARDS[game]?.has(kind) ?? false);
}
