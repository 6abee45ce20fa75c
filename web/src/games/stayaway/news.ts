/** What happened lately: to be read by everybody at the table, and by one seat alone. */
import { isPrivate, publicForm } from "../../state/facts";
import type { Fact } from "../../wire";

/** What is told in other places than among the news. */
const NO_NEWS = new Set(["dealt", "said", "ended"]);

/** Where the game speaks to whoever was concerned of what the table was not told: they are told it as the table is. */
const ONLY_IN_FULL = new Set(["blind_dated", "saw_card"]);

/** Who may be spoken to as "you" where the public form of a fact is told: it says no more, only from where they sit. */
export function addresseeOf(fact: Fact, you: string | null): string | null {
  if (!isPrivate(fact) || !ONLY_IN_FULL.has(fact.name)) return you;
  return fact.name === "saw_card" && fact.args.viewer === you ? you : null;
}

/** The last news of the turn that is being played of which the table was told. */
export function latestNews(log: readonly Fact[], count: number): Fact[] {
  const news: Fact[] = [];
  for (let index = log.length - 1; index >= 0 && news.length < count; index--) {
    const fact = log[index]!;
    if (publicForm(fact) && !NO_NEWS.has(fact.name)) news.unshift(fact);
    if (fact.name === "turn_began") break;
  }
  return news;
}

/** What a seat alone learned last, the newest first: cards that it saw, gave and got. */
export function lately(log: readonly Fact[], count: number): Fact[] {
  const learned: Fact[] = [];
  for (let index = log.length - 1; index >= 0 && learned.length < count; index--) {
    const fact = log[index]!;
    if (isPrivate(fact) && !NO_NEWS.has(fact.name)) learned.push(fact);
  }
  return learned;
}

/** What a seat learns by something that the table sees happen, and not by its own choice. */
const LEARNED = new Set(["exchanged", "passed_on", "saw_hand", "saw_card", "showed_hand", "showed_card"]);

/** How often a seat alone learned something. What the table was told nothing of, such as an infection, comes with one of these and does not count
 *  by itself: whoever sees the screen sees the sign of it. */
export function learnedBy(log: readonly Fact[]): number {
  return log.filter((fact) => isPrivate(fact) && LEARNED.has(fact.name)).length;
}

/** Cards that were shown to all in the turn that is being played. */
export function shownCards(log: readonly Fact[]): { seat: string; cards: string[] }[] {
  const shown: { seat: string; cards: string[] }[] = [];
  for (let index = log.length - 1; index >= 0; index--) {
    const { name, args } = log[index]!;
    if (name === "turn_began") break;
    if (name === "showed_hand" && args.cards) shown.unshift({ seat: args.seat as string, cards: args.cards as string[] });
    else if (name === "showed_card" && args.card) shown.unshift({ seat: args.seat as string, cards: [args.card as string] });
  }
  return shown;
}

export function turnsOf(log: readonly Fact[]): number {
  return log.filter((fact) => fact.name === "turn_began").length;
}
