/** What happened lately: to be read by everybody at the table, and by one seat alone. */
import type { Fact } from "../../wire";

/** Fields that some facts tell a few players only. */
const PRIVATE: Record<string, readonly string[]> = {
  drew: ["card"],
  discarded: ["card"],
  offered: ["card"],
  exchanged: ["gave", "received"],
  saw_hand: ["cards"],
  saw_card: ["card"],
  looked_through: ["cards"],
  kept: ["card"],
  forgot: ["cards"],
  replaced: ["cards"],
  blind_dated: ["gave", "received"],
};
const NEVER_PUBLIC = new Set(["dealt", "became_infected", "became_thing", "corrected", "passed_on", "said", "ended"]);
const LEARNED = new Set([...Object.keys(PRIVATE), "became_infected", "became_thing", "corrected", "passed_on"]);

/** A fact as the whole table knows it; null if it is nobody's business. */
export function publicForm(fact: Fact): Fact | null {
  if (NEVER_PUBLIC.has(fact.name)) return null;
  const hidden = PRIVATE[fact.name] ?? [];
  return hidden.length ? { name: fact.name, args: { ...fact.args, ...Object.fromEntries(hidden.map((field) => [field, null])) } } : fact;
}

/** The last public news of the turn that is being played. */
export function latestNews(log: readonly Fact[], count: number): Fact[] {
  const news: Fact[] = [];
  for (let index = log.length - 1; index >= 0 && news.length < count; index--) {
    const told = publicForm(log[index]!);
    if (told) news.unshift(told);
    if (told?.name === "turn_began") break;
  }
  return news;
}

/** What a seat alone learned last, the newest first: cards that it saw, gave and got. */
export function lately(log: readonly Fact[], count: number): Fact[] {
  const learned: Fact[] = [];
  for (let index = log.length - 1; index >= 0 && learned.length < count; index--) {
    const fact = log[index]!;
    const hidden = PRIVATE[fact.name] ?? [];
    if (LEARNED.has(fact.name) && hidden.every((field) => fact.args[field] !== null && fact.args[field] !== undefined)) learned.push(fact);
  }
  return learned;
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
