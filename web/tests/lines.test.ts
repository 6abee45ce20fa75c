/** The lines of the log, as they are counted and read out. */
import { describe, expect, it } from "vitest";
import type { TableState } from "../src/state/table.svelte";
import { heardBy, keysOf, spoken, unreadSince, type Line } from "../src/ui/lines";
import type { ChatLine, Fact } from "../src/wire";

const said = (speaker: string, words: string | null, to: string | null = null): Fact => ({ name: "said", args: { speaker, to, words } }) as Fact;
let time = 0;
const written = (seat: string, text: string, ...to: string[]): ChatLine => ({ seat, text, to, at: ++time, after: 0 });
const NOTHING = { at: 0, said: 0 };

describe("words of others", () => {
  const log = [said("B", "trust C"), said("A", "trust B"), said("B", null, "C"), { name: "moved", args: {} } as Fact];
  const chat = [written("C", "hello"), written("A", "my own"), written("B", "", "C"), written("B", "psst", "A")];

  it("are counted where this viewer can read them", () => {
    expect(unreadSince(NOTHING, { log, chat, you: "A" })).toBe(3);
  });

  it("are everybody's for who watches", () => {
    expect(unreadSince(NOTHING, { log, chat, you: null })).toBe(5);
  });

  it("are counted from where somebody stopped, also after a break that left only the newest lines", () => {
    const heard = heardBy({ log, chat, you: "A" });
    expect(unreadSince(heard, { log, chat, you: "A" })).toBe(0);
    const newest = [...chat.slice(3), written("C", "while you were away")];
    expect(unreadSince(heard, { log, chat: newest, you: "A" })).toBe(1);
    expect(keysOf(newest)[0]).toBe(keysOf(chat)[3]);
  });

  it("have different keys, even of one moment", () => {
    const twice = [{ ...chat[0]! }, { ...chat[0]! }];
    expect(new Set(keysOf(twice)).size).toBe(2);
  });
});

describe("what is read out", () => {
  const table = { name: (seat: string) => `<${seat}>` } as TableState;
  const heard = (line: Line): string => spoken(table, line).join(" ");

  it("leaves out what is covered", () => {
    expect(heard({ key: "f0", kind: "secret", text: "You gave Axe", cover: "Bo gave a card" })).toContain("Bo gave a card");
    expect(heard({ key: "f0", kind: "secret", text: "You gave Axe", cover: "Bo gave a card" })).not.toContain("Axe");
    const whispered = heard({ key: "c0", kind: "chat", seat: "B", text: "psst", aside: "to you", isSecret: true });
    for (const hidden of ["psst", "<B>", "to you"]) expect(whispered).not.toContain(hidden);
  });

  it("says who spoke, and what", () => {
    expect(heard({ key: "c0", kind: "chat", seat: "B", text: "hello", aside: "12:00", isSecret: false })).toBe("<B> 12:00 hello");
    expect(heard({ key: "f0", kind: "news", text: "It is cold." })).toBe("It is cold.");
  });
});
