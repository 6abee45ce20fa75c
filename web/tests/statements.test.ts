import { describe, expect, it } from "vitest";
import { nextOf } from "../src/ui/roving";
import { byTopic, signOf, toneOf, topicOf } from "../src/ui/statements";

describe("Statements", () => {
  it("are each found under one topic, in the order of the game", () => {
    const forms = ["claim", "accuse", "trust", "going", "agree", "something new"];
    expect(byTopic(forms)).toEqual([["me", ["claim"]], ["people", ["accuse", "trust"]], ["plans", ["going", "something new"]], ["answers", ["agree"]]]);
  });

  it("need no topic that nothing is said about", () => {
    expect(byTopic(["agree"]).map(([topic]) => topic)).toEqual(["answers"]);
    expect(topicOf("dice_for")).toBe("plans");
  });

  it("against somebody, for them, and of other kinds have signs of their own", () => {
    expect(["accuse", "trust", "going", "agree"].map(toneOf)).toEqual(["against", "for", "", ""]);
    expect(new Set(["accuse", "trust", "going", "hold", "own", "agree", "stop"].map(signOf)).size).toBe(7);
  });
});

describe("Arrow keys in a row", () => {
  it("go round", () => {
    expect(nextOf("ArrowRight", 2, 3)).toBe(0);
    expect(nextOf("ArrowUp", 0, 3)).toBe(2);
    expect(nextOf("End", 0, 3)).toBe(2);
    expect(nextOf("Enter", 0, 3)).toBeNull();
  });
});
