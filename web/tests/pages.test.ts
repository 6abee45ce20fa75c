import { describe, expect, it } from "vitest";
import { places } from "../src/games/thing/lanes";
import { wordsOf } from "../src/pages/lost";
import { newDraft, seatsOf, settingsOf } from "../src/pages/settings";
import { MODES } from "../src/state/games";
import type { GameInfo } from "../src/wire";

describe("a lost connection", () => {
  const playing = { you: "A", stage: "playing" as const, table: { clock: "none" as const } };

  it("promises that the game waits to nobody: a clock runs on, and a bot takes over", () => {
    expect(wordsOf(null, playing)).toBe("web-lost-seat");
    expect(wordsOf(1006, { ...playing, table: { clock: "fast" } })).toBe("web-lost-clock");
  });

  it("says less to whoever watches, and before the start", () => {
    expect(wordsOf(1006, { ...playing, you: null })).toBe("web-lost");
    expect(wordsOf(1006, { ...playing, stage: "lobby" })).toBe("web-lost");
    expect(wordsOf(1006, null)).toBe("web-lost");
  });

  it("names what the server said", () => {
    expect(wordsOf(4429, playing)).toBe("web-lost-crowded");
    expect(wordsOf(1012, playing)).toBe("web-lost-restart");
  });
});

describe("the settings of a table", () => {
  const info = { editions: ["std"], rulings: [] as unknown } as GameInfo;
  const draft = newDraft(MODES[0]!, info, "en");

  it("leave it to the lot who begins, unless somebody is named who is there", () => {
    expect(settingsOf(draft, info).first).toBeNull();
    expect(settingsOf({ ...draft, players: 6, first: "F" }, info).first).toBe("F");
    expect(settingsOf({ ...draft, players: 5, first: "F" }, info).first).toBeNull();
  });

  it("know the seats", () => {
    expect(seatsOf(3)).toEqual(["A", "B", "C"]);
    expect(seatsOf(12).at(-1)).toBe("L");
  });
});

describe("the picture of a finished game", () => {
  it("draws events of one moment beside each other, in their order", () => {
    expect(places([10, 10, 20, 200])).toEqual([10, 35, 60, 200]);
  });

  it("keeps them within the picture, and beside each other there too", () => {
    expect(places([10, 190, 195, 200], 200)).toEqual([10, 150, 175, 200]);
    expect(places([10, 100], 200)).toEqual([10, 100]);
    expect(Math.min(...places(Array.from({ length: 20 }, () => 100), 200))).toBeGreaterThanOrEqual(0);
  });
});
