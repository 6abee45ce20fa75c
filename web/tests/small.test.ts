import { describe, expect, it } from "vitest";
import { byCharacter, byDie, crewOf, dieOf, markOfCharacter, thingsOf, type Character } from "../src/games/small/crew";
import { endsAs, fatesOf } from "../src/games/small/fates";
import type { Option } from "../src/wire";

const option = (code: string, args: Option["phrase"]["args"] = {}): Option => ({ code, phrase: { name: code.split(" ")[0]!, args } });
const of = (verb: string, character: string): Option => option(`${verb} ${character}`, { character: ["character", character] });
const CLARK: Character = { character: "clark", seat: "A", status: "character", room: "rec", upright: true, suspicion: 1, role: null, weapons: ["melee"], items: ["keys"], samples: ["blood"], flamethrowers: [2], open_firearms: 1, open_wires: 0, open_flashlights: 0 };

describe("the crew", () => {
  it("bears other marks than the people at the table", () => {
    const view = { crew: ["bennings", "clark", "windows", "macready", "garry", "norris"].map((character) => ({ ...CLARK, character })) };
    const marks = crewOf(view).map(({ character }) => markOfCharacter(view, character));
    expect(new Set(marks).size).toBe(6);
    for (const person of ["A", "B", "C"]) expect(marks).not.toContain(person);
  });

  it("lists everything that a Character owns", () => {
    expect(thingsOf(CLARK)).toEqual([
      { thing: "flamethrower", charges: 2 },
      { thing: "firearm", charges: null },
      { thing: "melee", charges: null },
      { thing: "keys", charges: null },
      { thing: "blood", charges: null },
    ]);
  });

  it("can be pressed on the board where a Character stands for one option", () => {
    const options = [of("test_a", "clark"), of("test_b", "clark"), of("test_a", "garry"), option("pass")];
    expect([...byCharacter(options).keys()]).toEqual(["garry"]);
  });

  it("knows which die an option is about", () => {
    expect(dieOf(option("cancel 2", { number: ["number", 2] }))).toBe(1);
    expect(dieOf(option("reroll 1 garry", { number: ["number", 1], source: ["source", "garry"] }))).toBe(0);
    expect(dieOf(option("accept"))).toBe(-1);
  });

  it("make a die a button where it stands for one of them", () => {
    const die = (code: string, number: number) => option(code, { number: ["number", number] });
    const found = byDie([option("accept"), die("cancel 1", 1), die("reroll 1", 1), die("cancel 2", 2)]);
    expect([...found].map(([place, { code }]) => [place, code])).toEqual([[1, "cancel 2"]]);
  });
});

describe("fates", () => {
  it("are told by round, and a blocked escape has not begun", () => {
    const log = [
      { name: "round_began", args: { round: 1 } },
      { name: "tested", args: { seat: "clark", target: "garry" } },
      { name: "escape_began", args: { seat: "clark" } },
      { name: "blocked", args: {} },
      { name: "round_began", args: { round: 2 } },
      { name: "transformed", args: { character: "garry", way: "threat" } },
    ];
    const fates = fatesOf(log);
    expect(fates.get("garry")).toEqual([{ kind: "tested", round: 1, at: 1.25 }, { kind: "transformed-threat", round: 2, at: 2.5 }]);
    expect(fates.get("clark")).toEqual([]);
  });

  it("make an alien of somebody, whatever the Role card says", () => {
    const met = [{ kind: "transformed-threat", round: 2, at: 2.5 }];
    expect(endsAs("human", met)).toEqual({ role: "alien", alienSince: 2.5, isTurned: true });
    expect(endsAs("alien", met)).toEqual({ role: "alien", alienSince: 2.5, isTurned: true });
    expect(endsAs("alien", [{ ...met[0]!, kind: "transformed-test" }])).toEqual({ role: "alien", alienSince: 2.5, isTurned: false });
    expect(endsAs("human", [{ kind: "tested", round: 1, at: 1.5 }])).toEqual({ role: "human", alienSince: null, isTurned: false });
    expect(endsAs(null, [])).toEqual({ role: "", alienSince: null, isTurned: false });
  });
});
