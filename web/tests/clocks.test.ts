/** How long a clock gives, in words. */
import { beforeAll, expect, it } from "vitest";
import { clockName, inUnits } from "../src/text/clocks";
import { speech } from "../src/text/speech.svelte";
import { bundleOf, Texts } from "../src/text/texts";

beforeAll(() => {
  speech.texts = new Texts("en", [bundleOf("en", "web-clock-none = no clock\nweb-clock-fast = fast ({ $time })\nweb-time-seconds = { $count } s\nweb-time-minutes = { $count } min")]);
});

it.each([
  [45, ["seconds", 45]],
  [60, ["minutes", 1]],
  [90, ["seconds", 90]],
  [180, ["minutes", 3]],
  [5400, ["minutes", 90]],
  [7200, ["hours", 2]],
  [172_800, ["days", 2]],
  [0.4, ["seconds", 1]],
])("%d seconds", (seconds, wanted) => expect(inUnits(seconds)).toEqual(wanted));

it("names what this server gives", () => {
  expect(clockName("fast", { none: null, fast: 20 })).toBe("fast (20 s)");
  expect(clockName("fast", { none: null, fast: 120 })).toBe("fast (2 min)");
  expect(clockName("none", { none: null })).toBe("no clock");
});
