/** What of a choice tells what its player holds: it is covered as the hand is.
 *
 * It depends on the kinds of choice and option alone, never on what this player is offered, so that being covered tells nothing.
 */

/** Choices that are about the own cards, or the plan of the aliens that everybody knows: all their options are covered. */
const OWN_CARDS: Readonly<Record<string, ReadonlySet<string>>> = {
  thing: new Set(["garry", "hand_in", "throw", "take", "attack", "withdraw", "burn", "keep", "sample", "bonus", "escape", "trade", "offer_test", "hunger", "plan", "consent"]),
  stayaway: new Set(["play", "keep", "answer_fire", "answer_move", "offer", "reply", "forget", "blind_date", "pass_on", "reveal"]),
};

/** Of other choices, by their kind: the options that only some cards open, such as the ways to go with a Flashlight. */
const BY_CARDS: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>> = {
  thing: { move: new Set(["light", "twice"]) },
  stayaway: {},
};

/** Covered choices whose question goes on with what only its player knows, such as how much strength is left to lay. */
const OWN_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  thing: new Set(["plan"]),
  stayaway: new Set(),
};

const NONE: ReadonlySet<string> = new Set();

/** Whether a choice is about what only its player sees. */
export function isPrivate(game: string, kind: string): boolean {
  return OWN_CARDS[game]?.has(kind) ?? false;
}

/** The kinds of options of a choice, which others may read, that only their player may know of. */
export function privateOptions(game: string, kind: string): ReadonlySet<string> {
  return BY_CARDS[game]?.[kind] ?? NONE;
}

/** Whether more than the first sentence of a question tells what only its player knows. */
export function hasPrivateWords(game: string, kind: string): boolean {
  return OWN_WORDS[game]?.has(kind) ?? false;
}
