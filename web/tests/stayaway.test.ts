import { describe, expect, it } from "vitest";
import { familyOf, glyphOfCard, isPanic } from "../src/games/stayaway/cards";
import { addresseeOf, lately, latestNews, learnedBy, shownCards, turnsOf } from "../src/games/stayaway/news";
import { cardOf, drawnOf, gapOf, litOnRing, seatOf } from "../src/games/stayaway/options";
import { arrow, boxOf, captionOf, carriedOn, doorIn, layoutOf, middleOf, turnedTo } from "../src/games/stayaway/ring";
import { storyOf } from "../src/games/stayaway/story";
import { publicForm } from "../src/state/facts";
import type { Ask, Fact, Option } from "../src/wire";

const option = (code: string, args: Option["phrase"]["args"] = {}): Option => ({ code, phrase: { name: code.split(" ")[0]!, args } });
const ask = (options: Option[], args: Ask["phrase"]["args"] = {}): Ask => ({ number: 1, kind: "play", rule: "", rule_card: "", phrase: { name: "play", args }, options, character: null });
const RING = ["A", "C", "B", "D"];

describe("the ring", () => {
  const sizes = [[1080, 480], [390, 300], [900, 260]] as const;
  it.each([4, 5, 7, 12])("seats %i players within the table, the first at the bottom", (count) => {
    for (const [width, height] of sizes) {
      const { seats, gaps, centre, disc } = layoutOf(count, width, height, 42);
      expect(seats).toHaveLength(count);
      expect(gaps).toHaveLength(count);
      expect(Math.abs(seats[0]!.x - centre.x)).toBeLessThan(1);
      expect(seats[0]!.y).toBeGreaterThan(centre.y);
      for (const { x, y } of [...seats, ...gaps]) {
        expect(x - disc / 2).toBeGreaterThanOrEqual(0);
        expect(x + disc / 2).toBeLessThanOrEqual(width);
        expect(y - disc / 2).toBeGreaterThanOrEqual(0);
        expect(y + disc / 2 + 42).toBeLessThanOrEqual(height);
      }
    }
  });

  it.each([4, 5, 6, 8, 12])("leaves a middle for the piles that none of %i seats reaches into", (count) => {
    for (const [width, height, below] of [[1068, 480, 42], [980, 386, 42], [374, 390, 24], [1404, 700, 63], [720, 520, 42]] as const) {
      const layout = layoutOf(count, width, height, below);
      const middle = middleOf(layout, below);
      expect(Math.min(middle.width, middle.height), `${width}x${height}`).toBeGreaterThan(80);
      for (const seat of layout.seats.map((each) => boxOf(each, layout, below))) {
        const isApart = seat.x + seat.width <= middle.x + 0.1 || middle.x + middle.width <= seat.x + 0.1 || seat.y + seat.height <= middle.y + 0.1 || middle.y + middle.height <= seat.y + 0.1;
        expect(isApart, `${width}x${height}`).toBe(true);
      }
    }
  });

  it.each([4, 5, 6, 7, 8, 9, 10, 11, 12])("has the piles of %i seats around its centre, clear of the arrows of the direction", (count) => {
    for (const [width, height, below] of [[390, 300, 24], [374, 390, 24], [390, 520, 24], [1080, 480, 42], [980, 386, 42], [720, 520, 42]] as const) {
      const layout = layoutOf(count, width, height, below);
      const middle = middleOf(layout, below);
      expect(Math.abs(middle.y + middle.height / 2 - layout.centre.y), `${width}x${height}`).toBeLessThan(layout.ry * 0.25);
      expect(Math.min(middle.width, middle.height), `${width}x${height}`).toBeGreaterThan(60);
    }
  });

  it.each([4, 6, 9, 12])("puts doors between %i seats without covering anybody", (count) => {
    for (const [width, height, below, sizes] of [[1080, 480, 42, [38, 32, 26]], [1400, 800, 63, [38, 32, 26]], [390, 440, 16, [26, 22, 18]], [390, 320, 16, [26, 22, 18]]] as const) {
      const layout = layoutOf(count, width, height, below);
      layout.gaps.forEach((_, gap) => {
        const door = doorIn(layout, gap, below, sizes);
        for (const { x, y } of layout.seats) {
          const reach = (layout.disc + door.size) / 2;
          expect(Math.abs(door.x - x) >= reach || Math.abs(door.y - y) >= reach, `${width}x${height}: ${gap}`).toBe(true);
        }
        expect(door.x - door.size / 2 >= 0 && door.x + door.size / 2 <= width && door.y - door.size / 2 >= 0 && door.y + door.size / 2 <= height).toBe(true);
      });
    }
  });

  it.each([4, 5, 7, 12])("keeps the captions of %i seats within the table", (count) => {
    for (const [width, height] of [...sizes, [976, 384], [360, 290]] as const) {
      const layout = layoutOf(count, width, height, 24);
      for (const seat of layout.seats) {
        const caption = captionOf(seat, layout);
        expect(caption).toBeGreaterThan(50);
        expect(seat.x - caption / 2).toBeGreaterThanOrEqual(0);
        expect(seat.x + caption / 2).toBeLessThanOrEqual(width);
      }
    }
  });

  it.each([4, 6, 8, 10, 12])("keeps %i discs and captions apart on the lowest table of a narrow phone", (count) => {
    const layout = layoutOf(count, 320, 180, 16);
    const parts = layout.seats.map((seat) => ({ seat, half: captionOf(seat, layout) / 2 }));
    const over = parts.flatMap(({ seat, half }) =>
      layout.seats.filter((other) => other !== seat && Math.abs(other.x - seat.x) < half + layout.disc / 2 && other.y > seat.y && other.y - seat.y < layout.disc + 16),
    );
    expect(over).toEqual([]);
    expect(layout.disc).toBeGreaterThanOrEqual(28);
  });

  it("grows with a screen on which everything is larger", () => {
    expect(layoutOf(6, 3500, 1800, 84, 2).disc).toBe(2 * layoutOf(6, 1750, 900, 42).disc);
  });

  it("goes clockwise on the screen: from the bottom to the left", () => {
    const { seats, centre } = layoutOf(4, 800, 500, 40);
    expect(seats[1]!.x).toBeLessThan(centre.x);
    expect(seats[2]!.y).toBeLessThan(centre.y);
    expect(seats[3]!.x).toBeGreaterThan(centre.x);
  });

  it("begins with the viewer, and keeps the places of the gaps", () => {
    expect(turnedTo(RING, "B").map(({ item }) => item)).toEqual(["B", "D", "A", "C"]);
    expect(turnedTo(RING, "B").map(({ index }) => index)).toEqual([2, 3, 0, 1]);
    expect(turnedTo(RING, null).map(({ item }) => item)).toEqual(RING);
    expect(turnedTo(RING, "L").map(({ item }) => item)).toEqual(RING);
  });

  it("draws an arrow that stops short of both discs", () => {
    const { from, to, angle } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 30);
    expect([from, to, angle]).toEqual([{ x: 30, y: 0 }, { x: 70, y: 0 }, 0]);
  });

  it("carries along it what is aimed or given, clear of the middle", () => {
    const way = arrow({ x: 0, y: 0 }, { x: 260, y: 0 }, 30);
    expect(carriedOn(way, [])).toEqual({ x: 90, y: 0 });
    expect(carriedOn(way, [{ x: 90, y: -20, width: 200, height: 40 }])).toEqual({ x: 70, y: 0 });
    expect(carriedOn(way, [{ x: 0, y: -20, width: 100, height: 40 }])).toEqual({ x: 130, y: 0 });
    expect(carriedOn(way, [{ x: 0, y: -20, width: 260, height: 40 }])).toBeNull();
  });
});

describe("options", () => {
  const discard = option("discard axe", { card: ["card", "axe"] });
  const free = option("play axe C", { card: ["card", "axe"], seat: ["seat", "C"] });
  const door = option("play axe B|D", { card: ["card", "axe"], left: ["seat", "B"], right: ["seat", "D"] });
  const burn = option("play flamethrower C", { card: ["card", "flamethrower"], seat: ["seat", "C"] });
  const asked = ask([discard, free, door, burn]);

  it("are about a card, a seat or a gap", () => {
    expect(cardOf(discard)).toBe("axe");
    expect(seatOf(free, asked)).toBe("C");
    expect(gapOf(door, RING)).toBe(2);
    expect(gapOf(option("play axe D|A", { left: ["seat", "D"], right: ["seat", "A"] }), RING)).toBe(3);
    expect(gapOf(discard, RING)).toBe(-1);
  });

  it("light the ring for the card that is picked, and only for it", () => {
    expect(litOnRing(asked, null, RING).seats.size).toBe(0);
    const lit = litOnRing(asked, "axe", RING);
    expect(lit.seats.get("C")).toBe(free);
    expect(lit.gaps.get(2)).toBe(door);
    expect(litOnRing(asked, "flamethrower", RING).seats.get("C")).toBe(burn);
  });

  it("name sides by the seats that are counted to", () => {
    const sides = ask([option("left"), option("right")], { left: ["seat", "D"], right: ["seat", "C"] });
    expect([...litOnRing(sides, null, RING).seats.keys()]).toEqual(["D", "C"]);
  });

  it("are all listed where one is not about a card: that one alone would look as if it were all", () => {
    const defend = option("defend no_barbecue", { card: ["card", "no_barbecue"] });
    for (const listsAll of [true, false]) expect(drawnOf(ask([defend, option("pass")]), null, RING, listsAll).size).toBe(0);
  });

  it("are listed for the picked card, and hidden for the others", () => {
    expect([...drawnOf(asked, "axe", RING, false)]).toEqual([burn.code]);
    expect(drawnOf(asked, null, RING, false).size).toBe(4);
    const many = ask(RING.map((seat) => option(`choose ${seat}`, { seat: ["seat", seat] })));
    expect(drawnOf(many, null, RING, false).size).toBe(4);
    expect(drawnOf(many, null, RING, true).size).toBe(0);
  });
});

describe("news", () => {
  const fact = (name: string, args: Fact["args"] = {}, told?: Fact["public"]): Fact => ({ name, args, ...(told !== undefined && { public: told }) });
  const log = [
    fact("turn_began", { seat: "A" }),
    fact("showed_hand", { seat: "A", cards: ["axe"] }),
    fact("turn_began", { seat: "B" }),
    fact("drew", { seat: "B", card: "infected" }, { card: null }),
    fact("became_infected", { seat: "B", by: "A" }, null),
    fact("showed_card", { seat: "C", card: "infected" }),
    fact("exchanged", { seat: "B", partner: "C", gave: "axe", received: "scary" }, { gave: null, received: null }),
    fact("drew", { seat: "C", card: null }),
  ];

  it("of the table hold no secret of the viewer", () => {
    for (const told of log.map(publicForm)) {
      if (told?.name === "drew") expect(told.args.card).toBeNull();
      if (told?.name === "exchanged") expect([told.args.gave, told.args.received]).toEqual([null, null]);
    }
    expect(publicForm(log[4]!)).toBeNull();
    expect(latestNews(log, 9).map(({ name }) => name)).toEqual(["turn_began", "drew", "showed_card", "exchanged", "drew"]);
    expect(latestNews(log, 1).map(({ name }) => name)).toEqual(["drew"]);
  });

  it("speak to whoever did it, unless the words need what the table does not know", () => {
    const told = (name: string, args: Fact["args"], hidden?: Fact["args"]): Fact => ({ name, args, ...(hidden && { public: hidden }) });
    expect(addresseeOf(told("played", { seat: "A", card: "axe", target: "B" }), "B")).toBe("B");
    expect(addresseeOf(told("drew", { seat: "A", card: "axe" }, { card: null }), "A")).toBe("A");
    expect(addresseeOf(told("blind_dated", { seat: "A", gave: "axe", received: null }, { gave: null }), "A")).toBeNull();
    // Whose card was seen is told that Scary did it, if the card is covered: it may have been Suspicion.
    const saw = told("saw_card", { viewer: "A", seat: "B", card: "axe" }, { card: null });
    expect([addresseeOf(saw, "A"), addresseeOf(saw, "B"), addresseeOf(saw, null)]).toEqual(["A", null, null]);
  });

  it("of a seat are what it saw itself, the newest first", () => {
    expect(lately(log, 2).map(({ name }) => name)).toEqual(["exchanged", "became_infected"]);
  });

  it("show open cards until the turn is over", () => {
    expect(shownCards(log)).toEqual([{ seat: "C", cards: ["infected"] }]);
    expect(turnsOf(log)).toBe(2);
  });

  it("of a finished game tell who was infected when and by whom", () => {
    const story = storyOf([...log, fact("turn_began", { seat: "C" }), fact("eliminated", { seat: "A" })]);
    expect(story.turns).toBe(3);
    expect(story.infected.get("B")).toEqual({ turn: 2, by: "A" });
    expect(story.eliminated.get("A")).toBe(3);
  });
});

describe("cards", () => {
  it("of the panic family share a drawing, the others have their own", () => {
    expect([isPanic("party"), isPanic("axe")]).toEqual([true, false]);
    expect(glyphOfCard("party")).toBe(glyphOfCard("oops"));
    expect(["the_thing", "axe", "missed", "locked_door", "oops"].map(familyOf)).toEqual(["contagion", "action", "defence", "obstacle", "panic"]);
  });
});

describe("the sign of something new", () => {
  const fact = (name: string, about?: Fact["public"]): Fact => ({ name, args: {}, ...(about === undefined ? {} : { public: about }) }) as Fact;

  it("comes with what others bring about and not with the own choice, nor with what the table was told nothing of", () => {
    const own = [fact("drew", {}), fact("offered", {}), fact("kept", {})];
    expect(learnedBy(own)).toBe(0);
    const exchange = fact("exchanged", {});
    expect(learnedBy([...own, exchange])).toBe(1);
    expect(learnedBy([...own, exchange, fact("became_infected", null)]), "the same for whoever was infected by it").toBe(1);
    expect(learnedBy([fact("showed_hand")]), "what all were shown").toBe(0);
  });
});
