import { describe, expect, it } from "vitest";
import { pickOf } from "../src/games/stayaway/pick.svelte";
import { Choice } from "../src/state/choice.svelte";
import type { TableState } from "../src/state/table.svelte";
import type { Ask, Option } from "../src/wire";

const option = (code: string): Option => ({ code, phrase: { name: "play", args: { card: ["card", code.split(" ")[1]] } } });
const ask = (number: number, ...codes: string[]): Ask => ({ number, kind: "play", rule: "", rule_card: "", phrase: { name: "play", args: {} }, options: codes.map(option), character: null });

function choosing(...asks: Ask[]): { choice: Choice; sent: string[]; table: { asks: Ask[] } } {
  const table = { asks };
  const sent: string[] = [];
  const choice = new Choice(table as unknown as TableState, (code) => {
    sent.push(code);
    return Promise.resolve();
  });
  return { choice, sent, table };
}

describe("a picked card", () => {
  it("with several uses is only picked; with one it is chosen, and a second press confirms", async () => {
    const { choice, sent } = choosing(ask(1, "discard axe", "play axe", "discard scary"));
    const pick = pickOf(choice);
    await pick.take("axe", 0);
    expect([pick.card, choice.selected]).toEqual(["axe", null]);
    await pick.take("scary", 2);
    expect([pick.card, choice.selected?.code, sent]).toEqual(["scary", "discard scary", []]);
    await pick.take("scary", 2);
    expect(sent).toEqual(["discard scary"]);
  });

  it("takes back a choice that was about another card, and follows a choice from the list", async () => {
    const { choice } = choosing(ask(1, "discard axe", "play axe", "discard scary", "play scary"));
    const pick = pickOf(choice);
    choice.select("play axe");
    expect(pick.card).toBe("axe");
    await pick.take("scary", 1);
    expect([pick.card, choice.selected]).toEqual(["scary", null]);
  });

  it("is one of several equal ones, and forgotten with its question", async () => {
    const { choice, table } = choosing(ask(1, "discard axe", "play axe"));
    const pick = pickOf(choice);
    await pick.take("axe", 2);
    const hand = ["axe", "scary", "axe"];
    expect(hand.map((card, place) => pick.isAt(card, place, hand))).toEqual([false, false, true]);
    table.asks = [ask(2, "discard axe", "play axe")];
    expect(pick.card).toBeNull();
  });

  it("that cannot be used is not picked", async () => {
    const pick = pickOf(choosing(ask(1, "discard axe", "play axe")).choice);
    await pick.take("infected", 0);
    expect(pick.card).toBeNull();
  });
});
