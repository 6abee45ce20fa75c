import { describe, expect, it } from "vitest";
import { pickOf } from "../src/games/stayaway/pick.svelte";
import { Choice } from "../src/state/choice.svelte";
import type { TableState } from "../src/state/table.svelte";
import type { Ask, Option } from "../src/wire";

const option = (code: string): Option => ({ code, phrase: { name: "play", args: { card: ["card", code.split(" ")[1]] } } });
const ask = (number: number, ...codes: string[]): Ask => ({ number, kind: "play", rule: "", rule_card: "", phrase: { name: "play", args: {} }, options: codes.map(option), character: null });

function choosing(...asks: Ask[]): { choice: Choice; sent: string[]; table: { asks: Ask[] } } {
  const table = { asks, info: { asks: {} } };
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
    const hand = ["axe", "", "scary"];
    await pick.take(0, hand);
    expect([pick.card, choice.selected]).toEqual(["axe", null]);
    await pick.take(2, hand);
    expect([pick.card, choice.selected?.code, sent]).toEqual(["scary", "discard scary", []]);
    await pick.take(2, hand);
    expect(sent).toEqual(["discard scary"]);
  });

  it("takes back a choice that was about another card, and follows a choice from the list", async () => {
    const { choice } = choosing(ask(1, "discard axe", "play axe", "discard scary", "play scary"));
    const pick = pickOf(choice);
    choice.select("play axe");
    expect(pick.card).toBe("axe");
    await pick.take(1, ["axe", "scary"]);
    expect([pick.card, choice.selected]).toEqual(["scary", null]);
  });

  it("is one of several equal ones, and forgotten with its question", async () => {
    const { choice, table } = choosing(ask(1, "discard axe", "play axe"));
    const pick = pickOf(choice);
    const hand = ["axe", "scary", "axe"];
    await pick.take(2, hand);
    expect(hand.map((card, place) => pick.isAt(card, place, hand))).toEqual([false, false, true]);
    table.asks = [ask(2, "discard axe", "play axe")];
    expect(pick.card).toBeNull();
  });

  it("is confirmed by a second press on itself, never by one on an equal card", async () => {
    const { choice, sent } = choosing(ask(1, "discard axe", "discard scary"));
    const pick = pickOf(choice);
    const hand = ["axe", "scary", "axe"];
    const picked = (): number[] => [0, 1, 2].filter((place) => pick.isAt(hand[place]!, place, hand));
    await pick.take(0, hand);
    await pick.take(2, hand);
    expect([picked(), choice.selected?.code, sent]).toEqual([[2], "discard axe", []]);
    await pick.take(0, hand);
    expect([picked(), sent]).toEqual([[0], []]);
    await pick.take(0, hand);
    expect(sent).toEqual(["discard axe"]);
  });

  it("that is the only choice is chosen from the start, and the one that is shown so is confirmed at once", async () => {
    const { choice, sent } = choosing(ask(1, "discard axe"));
    const pick = pickOf(choice);
    await pick.take(2, ["axe", "", "axe"]);
    expect(sent).toEqual([]);
    await pick.take(2, ["axe", "", "axe"]);
    expect(sent).toEqual(["discard axe"]);
  });

  it("that cannot be used is not picked, nor is one of the hand while drawn ones are chosen from", async () => {
    const { choice } = choosing({ ...ask(1, "keep axe", "keep scary"), kind: "keep" });
    const pick = pickOf(choice);
    const cards = pick.choosable(["axe", "scary"], ["axe", "infected"]);
    expect(cards).toEqual(["axe", "scary", "", ""]);
    for (const place of [2, 3, 4, NaN]) await pick.take(place, cards);
    expect(pick.card).toBeNull();
    const { choice: own } = choosing(ask(1, "discard axe"));
    expect(pickOf(own).choosable([], ["infected", "axe"])).toEqual(["", "axe"]);
  });
});
