/** Looking for rules and options by words. */
import { expect, it } from "vitest";
import { hasAll, wordsOf } from "../src/text/search";

it.each([
  ["generateur", "Le générateur s’arrête"],
  ["CALEFACCIÓN", "calefaccion"],
  ["calefaccion", "La calefacción"],
  ["s'arrête", "Le générateur s’arrête"],
  ["coeur", "le cœur"],
  ["strasse", "Straße"],
  ["иней", "Іній, иней"],
  ["fuel boiler", "The boiler burns fuel"],
  ["", "anything"],
])("%s is found in: %s", (wanted, text) => expect(hasAll(text, wordsOf(wanted))).toBe(true));

it("wants all the words", () => expect(hasAll("The boiler burns fuel", wordsOf("boiler food"))).toBe(false));
