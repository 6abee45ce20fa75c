/** Options in a word: where several differ by a place or a person alone, that says which one is meant. */
import type { TableState } from "../state/table.svelte";
import type { Option } from "../wire";

const CATEGORIES: ReadonlySet<string> = new Set(["seat", "room", "character"]);

/** The word of each option that needs no more beside others of its kind. */
export function briefly(table: Pick<TableState, "name" | "short" | "word">, options: readonly Pick<Option, "code" | "phrase">[]): Map<string, string> {
  const kinds = new Map<string, number>();
  for (const { phrase } of options) kinds.set(phrase.name, (kinds.get(phrase.name) ?? 0) + 1);
  const found = new Map<string, string>();
  for (const { code, phrase } of options) {
    const args = Object.values(phrase.args);
    const [category, value] = args[0] ?? ["", ""];
    if (args.length !== 1 || !CATEGORIES.has(category) || kinds.get(phrase.name)! < 2) continue;
    const name = String(value);
    found.set(code, category === "seat" ? table.name(name) : category === "room" ? table.short(category, name) : table.word(category, name));
  }
  return found;
}
