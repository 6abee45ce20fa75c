/** What the viewer was told and the table was not. */
import type { Fact } from "../wire";

/** A fact as everybody was told it; null if they were told nothing. */
export function publicForm(fact: Fact): Fact | null {
  const secret = fact.secret ?? [];
  if (!secret.length) return fact;
  const args = Object.entries(fact.args);
  if (secret.length === args.length) return null;
  return { name: fact.name, args: Object.fromEntries(args.map(([field, value]) => [field, secret.includes(field) ? null : value])) };
}
