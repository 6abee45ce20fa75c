import { describe, expect, it } from "vitest";
import { chartsOf, countsFor } from "../src/state/sheet";
import type { FigureInfo } from "../src/wire";

const figure = (name: string): FigureInfo => ({ name, standard: 1, least: 0, most: 8, grade: "text", source: "", cards: [], players: [4, 5, 6, 7, 8] });

describe("A board sheet", () => {
  it("shows every figure once, and under its own name what it does not know", () => {
    const names = ["die.sun", "weather.6.storm.boiler", "suspicion.red.5", "fuel_slots.boiler", "fuel_slots.snowmobile.7", "damage_slots.shed", "something.new"];
    const shown = chartsOf(names.map(figure)).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.name] : []))));
    expect(shown.toSorted()).toEqual(names.toSorted());
    expect(chartsOf(names.map(figure)).at(-1)).toMatchObject({ id: "other", rows: [{ id: "something.new" }] });
  });

  it("leaves out charts without figures", () => {
    expect(chartsOf([figure("die.sun")]).map(({ id }) => id)).toEqual(["die"]);
  });

  it("knows for how many players a row counts", () => {
    expect([4, 5, 6].map((players) => countsFor("4-5", players))).toEqual([true, true, false]);
    expect(countsFor("6", 6)).toBe(true);
  });
});
