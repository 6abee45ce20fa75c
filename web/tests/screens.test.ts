import { describe, expect, it } from "vitest";
import { kindsOf, type Kind } from "../src/ui/screens.svelte";

/** The kinds of layout, without what only single things ask for. */
const LAYOUTS: readonly Kind[] = ["narrow", "wide", "phone", "small", "sideways", "upright", "tablet"];
const layoutsOf = (w: number, h: number): Kind[] => LAYOUTS.filter((kind) => kindsOf({ w: w / 16, h: h / 16 }).has(kind));

describe("kinds of screens", () => {
  it.each<[string, number, number, Kind[]]>([
    ["a phone", 390, 844, ["narrow", "phone", "small"]],
    ["a phone on its side", 844, 390, ["narrow", "phone", "sideways"]],
    ["a tablet upright", 768, 1024, ["narrow", "upright"]],
    ["a large tablet upright", 1024, 1366, ["wide", "upright"]],
    ["a window as wide as it is high", 912, 930, ["wide", "tablet"]],
    ["a tablet on its side", 1024, 768, ["wide", "tablet"]],
    ["a laptop", 1280, 720, ["wide"]],
    ["a window that is zoomed to twice its size", 960, 540, ["narrow", "phone", "sideways"]],
    ["a wide and low window", 1300, 500, ["wide"]],
    ["a screen", 1920, 1080, ["wide"]],
  ])("%s", (_, w, h, kinds) => expect(layoutsOf(w, h)).toEqual(kinds));

  it("are one column or several, whatever the size", () => {
    for (let w = 10; w < 200; w += 3.5)
      for (let h = 10; h < 120; h += 5.5) {
        const kinds = kindsOf({ w, h });
        expect(kinds.has("narrow")).toBe(!kinds.has("wide"));
        for (const kind of ["small", "sideways", "phone"] as const) if (kinds.has(kind)) expect(kinds.has("narrow")).toBe(true);
        if (kinds.has("tablet")) expect(kinds.has("wide")).toBe(true);
      }
  });
});
