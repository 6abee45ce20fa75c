/** What the scenes of The Thing work out from a view: the plan of the base, what an option lights, costs, the chronicle. */
import { describe, expect, it } from "vitest";
import { costs, roomState, type Standee } from "../src/games/thing/base";
import { chronicle } from "../src/games/thing/chronicle";
import { glyphsOf } from "../src/games/thing/glyphs";
import { labelStep } from "../src/games/thing/lanes";
import { byRoom, isTiled, momentOf, roomOf, ways } from "../src/games/thing/lit";
import { cardOf, inOrder, opinions, since } from "../src/games/thing/people";
import { HEIGHT, ROOMS, ROOM_OF, WIDTH, bestView, isInSight, neighbour, quietCorner, roomOfKey, spots } from "../src/games/thing/plan";
import type { Fact, GameInfo, Option, Table } from "../src/wire";

function option(code: string, args: Option["phrase"]["args"] = {}): Option {
  return { code, phrase: { name: code.split(" ")[0]!, args } };
}
const go = (verb: string, room: string): Option => option(`${verb} ${room}`, { room: ["room", room] });
const fact = (name: string, args: Fact["args"] = {}): Fact => ({ name, args });

describe("the floor plan", () => {
  it("has a key of its own for every room that can be entered", () => {
    const keys = ROOMS.map(({ key }) => key).filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
    expect(roomOfKey("9")).toBe("generator");
    expect(roomOfKey("d")).toBe("dormitory");
    expect(roomOfKey("x")).toBeNull();
    expect(roomOfKey("")).toBeNull();
  });

  it("keeps rooms apart and on the board", () => {
    for (const one of ROOMS) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.w <= WIDTH && one.y + one.h <= HEIGHT).toBe(true);
      for (const other of ROOMS) {
        if (one === other) continue;
        const apart = one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
        expect(apart, `${one.name} ${other.name}`).toBe(true);
      }
    }
  });

  it("has a place inside the walls for everybody who can be there", () => {
    for (const plan of ROOMS.filter(({ family }) => family === "green" || family === "blue")) {
      const most = plan.family === "green" ? 3 : 8;
      for (let count = 1; count <= most; count++) {
        const places = spots(plan, count).slice(0, count);
        expect(new Set(places.map(String)).size).toBe(count);
        for (const [x, y] of places) expect(x > plan.x && x < plan.x + plan.w && y > plan.y && y < plan.y + plan.h, `${plan.name} ${count}`).toBe(true);
      }
    }
  });

  it("is crossed by arrow keys, and every room can be reached", () => {
    const all = ROOMS.filter(({ key }) => key).map(({ name }) => name);
    expect(neighbour("radio", "ArrowRight", all)).toBe("laboratory");
    expect(neighbour("radio", "ArrowLeft", all)).toBe("weather");
    expect(neighbour("weather", "ArrowLeft", all)).toBeNull();
    expect(neighbour("radio", "Enter", all)).toBeNull();
    const reached = new Set(["radio"]);
    for (const from of reached) for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(neighbour(from, arrow, all) ?? from);
    expect([...reached].sort()).toEqual([...all].sort());
  });
});

describe("what an option lights", () => {
  it("is the room it names; a swap is in the dormitory", () => {
    expect(roomOf(go("special", "radio"))).toBe("radio");
    expect(roomOf(option("swap"))).toBe("dormitory");
    expect(roomOf(option("vote B", { seat: ["seat", "B"] }))).toBeNull();
    const found = byRoom([go("go", "radio"), go("special", "radio"), go("go", "shed"), option("pass")]);
    expect([...found.keys()]).toEqual(["radio", "shed"]);
    expect(found.get("radio")!.map(({ code }) => code)).toEqual(["go radio", "special radio"]);
  });

  it("knows the ways to go, the plain one first", () => {
    expect(ways([go("special", "radio"), go("go", "radio"), option("swap")])).toEqual(["go", "special"]);
    expect(ways([go("resolve", "radio")])).toEqual([]);
  });
});

describe("the scene of a moment", () => {
  const view = { waiting: [] as [string, string][], vehicle: null, here: null };
  it("follows the phase and what is waited for", () => {
    expect(momentOf({ ...view, phase: "move" }, [])).toBe("board");
    expect(momentOf({ ...view, phase: "encounters", here: "radio", waiting: [["A", "look"]] }, [])).toBe("encounter");
    expect(momentOf({ ...view, phase: "encounters", here: "radio", waiting: [["A", "room_order"]] }, [])).toBe("board");
    expect(momentOf({ ...view, phase: "rec_room", waiting: [["A", "trade"]] }, [])).toBe("trade");
    expect(momentOf({ ...view, phase: "rec_room", waiting: [["A", "vote"], ["B", "vote"]] }, [])).toBe("vote");
    expect(momentOf({ ...view, phase: "tests" }, [])).toBe("tests");
    expect(momentOf({ ...view, phase: "actions" }, [])).toBe("pile");
    expect(momentOf({ ...view, phase: "actions", vehicle: "shed" }, [])).toBe("boarding");
  });

  it("shows the aliens' planning to those only who are asked", () => {
    const planning = { ...view, phase: "planning", waiting: [["B", "plan"]] as [string, string][] };
    expect(momentOf(planning, [])).toBe("board");
    expect(momentOf(planning, [{ kind: "plan" }])).toBe("planning");
  });

  it("draws cards and deeds as tiles, rooms on the board", () => {
    expect(isTiled("keep")).toBe(true);
    expect(isTiled("move")).toBe(false);
  });
});

describe("rooms", () => {
  const view = { dogs: ["shed"], token_room: "radio", fuel: { boiler: 2 }, fuel_slots: { boiler: 4 }, damage: { boiler: 1, radio: 0 }, damage_slots: { boiler: 3, radio: 8 }, burned: ["armoury"], boiler_destroyed: false, power_failed: true, weapon_deck_size: 7, strength_in: { shed: 3 } };
  const figure = (mark: string, room: string): Standee => ({ mark, name: mark, room, upright: true, isMine: false, role: undefined });

  it("hold what the view says", () => {
    const boiler = roomState(view, "boiler", [figure("A", "boiler"), figure("B", "radio")]);
    expect(boiler.fuel).toEqual({ have: 2, slots: 4 });
    expect(boiler.damage).toEqual({ have: 1, slots: 3 });
    expect(boiler.figures.map(({ mark }) => mark)).toEqual(["A"]);
    expect(boiler.isFull).toBe(false);
    expect(roomState(view, "shed", []).hasDog).toBe(true);
    expect(roomState(view, "shed", []).alien).toBe(3);
    expect(roomState(view, "radio", []).hasToken).toBe(true);
    expect(roomState(view, "armoury", []).isBurned).toBe(true);
    expect(roomState(view, "armoury", []).store).toBe(7);
    expect(roomState(view, "generator", []).isDark).toBe(true);
    expect(roomState(view, "radio", ["A", "B", "C"].map((mark) => figure(mark, "radio"))).isFull).toBe(true);
  });
});

describe("what the weather costs", () => {
  const standard = (name: string, number: number) => ({ name, standard: number, least: 0, most: 9, grade: "", source: "" });
  const info = { figures: [standard("weather.7-8.snow.boiler", 2), standard("weather.7-8.snow.generator", 1), standard("helicopter_advance.snow", 2), standard("freezing_advance.snow", 2)] } as unknown as GameInfo;
  const table = { players: 8, figures: { "weather.7-8.snow.generator": 3 } } as unknown as Table;
  const view = { weather: "snow", boiler_destroyed: false, power_failed: false, sos: 0, sos_spaces: 9, rescue_gone: false };

  it("is read from the figures of the table", () => {
    expect(costs(info, table, view)).toEqual([{ what: "boiler", number: 2 }, { what: "generator", number: 3 }]);
    expect(costs(info, table, { ...view, weather: null })).toEqual([]);
  });

  it("is frost without a boiler, nothing for a dark generator, a flight once help is called", () => {
    expect(costs(info, table, { ...view, boiler_destroyed: true, power_failed: true, sos: 3 })).toEqual([{ what: "frost", number: 2 }, { what: "flight", number: 2 }]);
    expect(costs(info, table, { ...view, sos: 9 }).map(({ what }) => what)).toEqual(["boiler", "generator"]);
  });
});

describe("people", () => {
  it("come in the order of the turns, then those who have none", () => {
    expect(inOrder({ order: ["C", "A"] }, ["A", "B", "C"])).toEqual(["C", "A", "B"]);
  });

  it("are spoken of in this round only", () => {
    const said = (speaker: string, words: string): Fact => fact("said", { speaker, to: null, words });
    const log = [said("A", "accuse B thing"), fact("round_began", { round: 2 }), said("C", "distrust B"), said("D", "trust B"), said("D", "accuse C")];
    expect(opinions(log, "B")).toEqual({ against: ["C"], for: ["D"] });
    // What was whispered is no public word, though the viewer may read it (T-M-06).
    expect(opinions([fact("said", { speaker: "A", to: "C", words: "accuse B" })], "B")).toEqual({ against: [], for: [] });
    expect(since(log, "round_began").length).toBe(4);
  });

  it("have carried out a card of this round or none, whatever else happened to them", () => {
    const log = [fact("assigned", { seat: "A", card: "use", room: "boiler" }), fact("round_began", { round: 2 }), fact("assigned", { seat: "B", card: "repair", room: "shed" }), fact("laid_down", { seat: "C" }), fact("attacked", { seat: "B" })];
    expect(["A", "B", "C"].map((letter) => cardOf(log, letter))).toEqual([null, "repair", null]);
  });
});

describe("the chronicle", () => {
  const view = { round: 3, roles: ["alien", "human", "alien", "human"], infections: [[0, "A", null], [2, "C", "A"]] };
  const log = [fact("round_began", { round: 1 }), fact("round_began", { round: 2 }), fact("revealed", { seat: "A" }), fact("round_began", { round: 3 }), fact("assimilated", { seat: "B" }), fact("departed", { seats: ["D"] })];
  const { lives, rounds } = chronicle(view, log, ["A", "B", "C", "D"]);
  const life = (letter: string) => lives.find((each) => each.letter === letter)!;

  it("begins with the first alien and tells since when somebody was one", () => {
    expect(rounds).toBe(3);
    expect(lives.map(({ letter }) => letter).slice(0, 2)).toEqual(["A", "C"]);
    expect(life("A").alienSince).toBe(1);
    expect(Math.floor(life("C").alienSince!)).toBe(2);
    expect(life("B").alienSince).toBeNull();
  });

  it("tells what became of everybody", () => {
    expect(life("A").events.map(({ kind }) => kind)).toEqual(["first", "revealed"]);
    expect(life("C").events).toMatchObject([{ kind: "infected", by: "A" }]);
    expect(Math.floor(life("B").until)).toBe(3);
    expect(life("B").until).toBeLessThan(4);
    expect(life("D").events.map(({ kind }) => kind)).toEqual(["aboard"]);
  });

  it("knows a dog as the one who infected", () => {
    const bitten = chronicle({ ...view, infections: [[0, "A", null], [1, "B", null]] }, log, ["A", "B", "C", "D"]);
    expect(bitten.lives.find(({ letter }) => letter === "B")!.events[0]!.kind).toBe("dog");
  });
});

describe("what a phone sees of the base", () => {
  const seen = { x: 0, y: 0, w: 390, h: 400 };
  it("knows which rooms are in sight", () => {
    expect(isInSight(ROOM_OF.get("weather")!, seen)).toBe(true);
    expect(isInSight(ROOM_OF.get("shed")!, seen)).toBe(false);
  });
  it("begins where the most can be done, and where one stands", () => {
    const fuel = ["shed", "kitchen", "helicopter"];
    const [x, y] = bestView(seen, new Set(fuel), "rec")!;
    const there = { ...seen, x: Math.min(WIDTH - seen.w, Math.max(0, x - seen.w / 2)), y: Math.min(HEIGHT - seen.h, Math.max(0, y - seen.h / 2)) };
    expect(isInSight(ROOM_OF.get("rec")!, there)).toBe(true);
    expect(fuel.some((name) => isInSight(ROOM_OF.get(name)!, there))).toBe(true);
    expect(bestView(there, new Set(fuel), "rec")).toBeNull();
    expect(bestView(seen, new Set(), null)).toBeNull();
  });
  it("puts the small map where no name is and nothing is to be done", () => {
    const map = { w: 120, h: 78 };
    const coversName = (corner: string, x: number, y: number): boolean => {
      const [left, top] = [corner.endsWith("right") ? x + seen.w - map.w : x, corner.startsWith("top") ? y : y + seen.h - map.h];
      return ROOMS.some((room) => room.x < left + map.w && left < room.x + room.w && room.y < top + map.h && top < room.y + 34);
    };
    const corners = ["top right", "bottom right", "top left", "bottom left"];
    let free = 0;
    for (let x = 0; x <= WIDTH - seen.w; x += 35)
      for (let y = 0; y <= HEIGHT - seen.h; y += 31) {
        if (corners.every((corner) => coversName(corner, x, y))) continue;
        free++;
        expect(coversName(quietCorner({ ...seen, x, y }, map, new Set())!, x, y), `${x} ${y}`).toBe(false);
      }
    expect(free).toBeGreaterThan(30);
    expect(quietCorner(seen, map, new Set())).not.toBe(quietCorner(seen, map, new Set(["kennel", "boiler"])));
  });
  it("puts the small map neither over the room that the game is about nor over anybody, if it can", () => {
    const map = { w: 120, h: 78 };
    // The shed lies in the lower right corner, the kitchen in the upper left one.
    const corner = { x: WIDTH - seen.w, y: HEIGHT - 300, w: seen.w, h: 300 };
    expect(quietCorner(corner, map, new Set())).toBe("bottom right");
    expect(quietCorner(corner, map, new Set(), "shed")).not.toBe("bottom right");
    expect(quietCorner(corner, map, new Set(), null, new Set(["shed"]))).not.toBe("bottom right");
  });
  it("has no place for the small map where it would hide what can be chosen", () => {
    const low = { x: 0, y: 0, w: 320, h: 100 };
    expect(quietCorner(low, { w: 120, h: 78 }, new Set())).not.toBeNull();
    expect(quietCorner(low, { w: 120, h: 78 }, new Set(ROOMS.map(({ name }) => name)))).toBeNull();
  });
});

describe("the picture of a finished game", () => {
  it("names as many rounds as have room beside each other", () => {
    expect([40, 22, 18, 11, 9, 4, 1.5].map((column) => labelStep(column, 22))).toEqual([1, 1, 2, 2, 5, 10, 20]);
  });
});

describe("the drawings of options", () => {
  const drawn = (code: string, args: Option["phrase"]["args"] = {}): string[] => glyphsOf({ code, phrase: { name: code.split(" ")[0]!, args } });

  it("are those of the deed, where the option names nothing that has one", () => {
    expect(["use", "repair", "test_a clark"].map((code) => drawn(code))).toEqual([["a-use"], ["a-repair"], ["a-test"]]);
  });
  it("are one for each card of several", () => {
    expect(drawn("take use use repair", { actions: ["actions", ["use", "use", "repair"]] })).toEqual(["a-use", "a-use", "a-repair"]);
  });
});
