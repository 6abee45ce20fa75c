/** The lines of the log, as they are counted and read out. */
import { describe, expect, it } from "vitest";
import type { TableState } from "../src/state/table.svelte";
import { spoken, wordsOfOthers, type Line } from "../src/ui/lines";
import type { ChatLine, Fact } from "../src/wire";

const said = (speaker: string, words: string | null, to: string | null = null): Fact => ({ name: "said", args: { speaker, to, words } }) as Fact;
const written = (seat: string, text: string, ...to: string[]): ChatLine => ({ seat, text, to, at: 0, after: 0 });

describe("words of others", () => {
  const log = [said("B", "trust C"), said("A", "trust B"), said("B", null, "C"), { name: "moved", args: {} } as Fact];
  const chat = [written("C", "hello"), written("A", "my own"), written("B", "", "C"), written("B", "psst", "A")];

  it("are counted where this viewer can read them", () => {
    expect(wordsOfOthers({ log, chat, you: "A" })).toBe(3);
  });

  it("are everybody's for who watches", () => {
    expect(wordsOfOthers({ log, chat, you: null })).toBe(5);
  });
});

describe("what is read out", () => {
  const table = { name: (seat: string) => `<${seat}>` } as TableState;
  const heard = (line: Line): string => spoken(table, line).join(" ");

  it("leaves out what is covered", () => {
    expect(heard({ key: "f0", kind: "secret", text: "You gave Axe", cover: "Bo gave a card" })).toContain("Bo gave a card");
    expect(heard({ key: "f0", kind: "secret", text: "You gave Axe", cover: "Bo gave a card" })).not.toContain("Axe");
    expect(heard({ key: "c0", kind: "chat", seat: "B", text: "psst", aside: "to you", isSecret: true })).not.toContain("psst");
  });

  it("says who spoke, and what", () => {
    expect(heard({ key: "c0", kind: "chat", seat: "B", text: "hello", aside: "12:00", isSecret: false })).toBe("<B> 12:00 hello");
    expect(heard({ key: "f0", kind: "news", text: "It is cold." })).toBe("It is cold.");
  });
});
