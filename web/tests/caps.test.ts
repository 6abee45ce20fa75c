import { describe, expect, it } from "vitest";
import { capOf } from "../src/ui/keys";

describe("the cap of a key", () => {
  it.each([
    ["r", "KeyR", "R"],
    // Cyrillic
    ["к", "KeyR", "R"],
    // AZERTY: where others have Q it has A, and digits need Shift
    ["a", "KeyQ", "A"],
    ["é", "Digit2", "2"],
    ["&", "Digit1", "1"],
    ["7", "Numpad7", "7"],
    // Without NumLock, and where a letter's place writes a sign
    ["ArrowLeft", "Numpad4", "ArrowLeft"],
    [".", "KeyE", "."],
    ["?", "Slash", "?"],
    ["Escape", "Escape", "Escape"],
  ])("%s (%s) is %s", (key, code, cap) => expect(capOf({ key, code })).toBe(cap));
});
