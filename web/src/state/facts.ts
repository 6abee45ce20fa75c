/** What the viewer was told and the table was not. */
import type { Fact } from "../wire";

/** Whether the viewer was told more than everybody. */
export function isPrivate(fact: Fact): boolean {
  return fact.public !== undefined;
}

/** A fact as everybody was told it; null if they were told nothing. */
export function publicForm(fact: Fact): Fact | null {
  if (!isPrivate(fact)) return fact;
  return fact.public ? { name: fact.name, args: { ...fact.args, ...fact.public } } : null;
}
