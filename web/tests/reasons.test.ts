/** Why a table was refused, in the words of the page. */
import { beforeAll, expect, it, vi } from "vitest";
import { Refused } from "../src/net/rest";
import { speech } from "../src/text/speech.svelte";
import { bundleOf, Texts } from "../src/text/texts";
import type { GameInfo } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { reasonInWords } = await import("../src/pages/reasons");

const info = { game: "stayaway", rulings: [], figures: [] } as unknown as GameInfo;
const refused = (code: string, args: Record<string, unknown>): string => reasonInWords(new Refused(code, args, "", 422), info);

beforeAll(() => {
  const words = ['error-value = "{ $key }" cannot be "{ $value }".', 'error-contradiction = "{ $first }" contradicts "{ $second }", or set "{ $instead }".', "stayaway-ruling-customDeck = Free deck", "stayaway-ruling-startPlayer = Who begins", "stayaway-ruling-startPlayer-random = by lot", "stayaway-ruling-infectedDelta = Number of Infected", "app-colon = :"];
  speech.texts = new Texts("en", [bundleOf("en", words.join("\n"))]);
});

it("options are called as the form calls them", () => {
  expect(refused("value", { key: "customDeck", value: "axe:many" })).toBe('"Free deck" cannot be "axe:many".');
  expect(refused("contradiction", { first: "customDeck", second: "startPlayer=random", instead: "infectedDelta=0" })).toBe('"Free deck" contradicts "Who begins: by lot", or set "Number of Infected: 0".');
});

it("what the form does not know keeps its name", () => {
  expect(refused("value", { key: "nothing", value: "1" })).toBe('"nothing" cannot be "1".');
});
