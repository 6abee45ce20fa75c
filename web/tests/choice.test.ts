import { describe, expect, it } from "vitest";
import { Choice } from "../src/state/choice.svelte";
import type { TableState } from "../src/state/table.svelte";
import type { Ask, AskInfo } from "../src/wire";

const option = (code: string) => ({ code, phrase: { name: code, args: {} } });
const ask = (number: number, ...codes: string[]): Ask => ({ number, kind: "k", rule: "R", rule_card: "c", phrase: { name: "k", args: {} }, options: codes.map(option) }) as Ask;

const OPEN: AskInfo = { options: true, question: true, without: [], alike: [] };
/** What a game says of its choices. */
const info = { asks: { k: OPEN, vote: OPEN, hand_in: { ...OPEN, options: false }, plan: { ...OPEN, options: false, question: false }, move: { ...OPEN, without: ["light", "twice"] }, tokens: { ...OPEN, alike: ["plain", "infect"] } } };

function choosing(...asks: Ask[]): { choice: Choice; sent: [string, number | null][]; table: { asks: Ask[] } } {
  const table = { asks, info, view: {} };
  const sent: [string, number | null][] = [];
  const choice = new Choice(table as unknown as TableState, (code, number) => {
    sent.push([code, number]);
    return Promise.resolve();
  });
  return { choice, sent, table };
}

describe("Choice", () => {
  it("never carries out what was not chosen", async () => {
    const { choice, sent } = choosing(ask(3, "a", "b"));
    await choice.confirm();
    expect(sent).toEqual([]);
  });

  it("takes two presses, of which the first can be changed", async () => {
    const { choice, sent } = choosing(ask(3, "a", "b"));
    await choice.press("a");
    await choice.press("b");
    expect(sent).toEqual([]);
    await choice.press("b");
    expect(sent).toEqual([["b", 3]]);
  });

  it("drops what was chosen once it is no longer possible", () => {
    const { choice, table } = choosing(ask(3, "a", "b"));
    choice.select("a");
    table.asks = [ask(4, "b", "c")];
    expect(choice.selected).toBeNull();
  });

  it("forgets what was chosen with its question, though the next one has such an option too", async () => {
    const { choice, sent, table } = choosing(ask(3, "a", "b"));
    choice.select("a");
    expect(choice.selected?.code).toBe("a");
    table.asks = [ask(4, "a", "c")];
    expect(choice.selected).toBeNull();
    await choice.confirm();
    expect(sent).toEqual([]);
  });

  it("forgets what was pointed at with its question: what vanishes under a pointer does not say so", () => {
    const { choice, table } = choosing(ask(3, "a", "b"));
    choice.point("b");
    expect(choice.regarded?.code).toBe("b");
    table.asks = [ask(4, "b", "c")];
    expect(choice.regarded).toBeNull();
  });

  it("answers the ask that was turned to", async () => {
    const { choice, sent } = choosing(ask(3, "a", "b"), ask(4, "a", "c"));
    choice.turnTo(4);
    choice.select("a");
    await choice.confirm();
    expect(sent).toEqual([["a", 4]]);
  });

  it("sends a standing option without the number of an ask", async () => {
    const { choice, sent } = choosing(ask(3, "a", "b"));
    await choice.use("declare");
    expect(sent).toEqual([["declare", null]]);
  });

  it("has the only option chosen, for one press, and never answers by itself", async () => {
    const { choice, sent } = choosing(ask(3, "a"));
    expect(choice.selected?.code).toBe("a");
    expect(sent).toEqual([]);
    await choice.press("a");
    expect(sent).toEqual([["a", 3]]);
  });

  it("shows everybody the same where only one role has a choice", () => {
    const human = choosing({ ...ask(3, "plain"), kind: "tokens" }).choice;
    const alien = choosing({ ...ask(3, "plain", "infect"), kind: "tokens" }).choice;
    const look = ({ shown, selected }: Choice): unknown => [shown.map(({ code }) => code), selected?.code];
    expect(look(human)).toEqual(look(alien));
    human.select("infect");
    expect(human.selected?.code).toBe("plain");
  });
});

describe("Covered cards", () => {
  function covered(kind: string, hides: { value: boolean }, role: string | null = "human"): Choice {
    const table = { asks: [{ ...ask(3, "a", "b"), kind }], info, view: { role } };
    return new Choice(table as unknown as TableState, () => Promise.resolve(), () => hides.value);
  }

  it("cover the options that name them until somebody looks", () => {
    const hides = { value: true };
    const choice = covered("hand_in", hides);
    expect(choice.isCovered).toBe(true);
    expect(choice.options).toEqual([]);
    choice.select("a");
    expect(choice.selected).toBeNull();
    hides.value = false;
    expect(choice.options).toHaveLength(2);
  });

  it("cover what is chosen where only one role has a choice", async () => {
    const hides = { value: true };
    const sent: string[] = [];
    const choosing = (...codes: string[]): Choice => {
      const table = { asks: [{ ...ask(3, ...codes), kind: "tokens" }], info, view: { role: "human" } };
      return new Choice(table as unknown as TableState, (code) => Promise.resolve(sent.push(code)), () => hides.value);
    };
    const [human, alien] = [choosing("plain"), choosing("plain", "infect")];
    const look = ({ shown, marked, regarded, isUnseen }: Choice): unknown => [shown.map(({ code }) => code), marked, regarded, isUnseen];
    expect(look(human)).toEqual([["plain", "infect"], null, null, true]);
    expect(look(alien)).toEqual(look(human));
    for (const choice of [human, alien]) choice.select("infect");
    expect(look(alien)).toEqual(look(human));
    await human.confirm();
    hides.value = false;
    expect(alien.marked?.code).toBe("infect");
    await alien.confirm();
    expect(sent).toEqual(["plain", "infect"]);
  });

  it("cover what the game says nothing of", () => {
    const choice = covered("new", { value: true });
    expect([choice.isCovered, choice.isQuestionCovered, choice.options]).toEqual([true, true, []]);
  });

  it("cover how a question goes on where that tells something", () => {
    expect(covered("plan", { value: true }).isQuestionCovered).toBe(true);
    expect(covered("plan", { value: false }).isQuestionCovered).toBe(false);
    expect(covered("hand_in", { value: true }).isQuestionCovered).toBe(false);
  });

  it("leave choices alone that everybody may read", () => {
    const choice = covered("vote", { value: true });
    expect(choice.options).toHaveLength(2);
    expect(choice.mayHaveMore).toBe(false);
    expect(covered("hand_in", { value: true }, null).options).toHaveLength(2);
  });

  it("cover the options that they open, and tell everybody that there may be some", async () => {
    const hides = { value: true };
    const going = (...names: string[]): Choice => {
      const options = names.map((name) => ({ code: `${name} radio`, phrase: { name, args: {} } }));
      const table = { asks: [{ ...ask(3), kind: "move", options }], info, view: { role: "human" } };
      return new Choice(table as unknown as TableState, () => Promise.resolve(), () => hides.value);
    };
    const look = ({ options, shown, selected, regarded, mayHaveMore }: Choice): unknown => ({ options, shown, selected, regarded, mayHaveMore });
    const [some, none] = [going("go", "light", "twice"), going("go")];
    expect(look(some)).toEqual(look(none));
    expect(some.mayHaveMore).toBe(true);
    await some.press("light radio");
    some.point("light radio");
    expect(some.has("light radio")).toBe(false);
    expect(look(some)).toEqual(look(none));
    hides.value = false;
    expect(some.mayHaveMore).toBe(false);
    expect(some.options).toHaveLength(3);
    expect(none.options).toHaveLength(1);
  });

  it("cover what may be done unasked where there are roles", () => {
    const hides = { value: true };
    const standing = [option("reveal")];
    const choosing = (role: string | null): Choice => new Choice({ asks: [], info, view: { role }, standing } as unknown as TableState, () => Promise.resolve(), () => hides.value);
    expect(choosing("alien").standing).toEqual([]);
    expect(choosing("alien").isStandingCovered).toBe(true);
    expect(choosing(null).standing).toEqual(standing);
    hides.value = false;
    expect(choosing("alien").standing).toEqual(standing);
  });
});
