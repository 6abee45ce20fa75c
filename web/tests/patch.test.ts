import { describe, expect, it } from "vitest";
import { apply, type Known } from "../src/net/patch";
import type { Table } from "../src/wire";

const table = { table: "ABCDEF", stage: "playing", seats: [] } as unknown as Table;
const known: Known = {
  you: "A",
  host: false,
  table,
  view: { round: 1, hand: ["axe"], card: "axe" },
  log: [{ name: "started", args: {} }],
  asks: [],
  standing: [],
  forbidden: [],
  talk: { forms: [], whispers: [] },
  clock: { kind: "none", now: 0, seats: {}, window: null },
  chat: [],
  missed: [],
};

describe("apply", () => {
  it("sets and drops fields of the view, and leaves the others as they are", () => {
    const next = apply(known, { type: "update", view: { round: 2 }, gone: ["card"] });
    expect(next.view).toEqual({ round: 2, hand: ["axe"] });
    expect(next.view.hand).toBe(known.view.hand);
    expect(known.view).toEqual({ round: 1, hand: ["axe"], card: "axe" });
  });

  it("appends to the log and the chat", () => {
    const next = apply(known, { type: "update", log: [{ name: "drew", args: {} }], chat: [{ seat: "A", text: "hi", at: 1, to: [], after: 1, name: "" }] });
    expect(next.log.map((fact) => fact.name)).toEqual(["started", "drew"]);
    expect(next.chat).toHaveLength(1);
  });

  it("replaces what the clock chose even by nothing", () => {
    const left = apply(known, { type: "update", missed: [{ ask: 1, option: { code: "pass", phrase: { name: "pass", args: {} } }, after: 1 }] });
    expect(left.missed).toHaveLength(1);
    expect(apply(left, { type: "update", asks: [] }).missed).toHaveLength(1);
    expect(apply(left, { type: "update", missed: [] }).missed).toEqual([]);
  });

  it("replaces asks even by an empty list", () => {
    const asked = apply(known, { type: "update", asks: [{ number: 1, kind: "play", rule: "", rule_card: "", phrase: { name: "play", args: {} }, options: [], character: null }] });
    expect(asked.asks).toHaveLength(1);
    expect(apply(asked, { type: "update", asks: [] }).asks).toEqual([]);
  });
});
