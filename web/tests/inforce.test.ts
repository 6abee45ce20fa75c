/** What is in force at a table, and what of it bears on a rule card; the samples are made by Python (tests/e2e/test_client_logic.py). */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { speech } from "../src/text/speech.svelte";
import { bundleOf, Texts } from "../src/text/texts";
import { allowedFor, bearingOn, bySubject, codesOf, figuresInForce, inForceAt, meaningOf, rulesInForce, sentencesAt } from "../src/ui/inforce";
import type { FigureInfo, GameInfo, RulingInfo, Seat, Table } from "../src/wire";

const ALL = [4, 5, 6, 7, 8];
const ruling = (key: string, about: Partial<RulingInfo> = {}): RulingInfo => ({ key, subject: "setup", allowed: "a | b", values: ["a", "b"], editions: { std: "a", other: "b" }, source: "R-01", cards: [], players: ALL, setting: "", ...about });
const figure = (name: string, about: Partial<FigureInfo> = {}): FigureInfo => ({ name, standard: 4, least: 1, most: 9, grade: "text", source: "", cards: [], players: ALL, ...about });

const info = {
  game: "thing",
  editions: ["std", "other"],
  rulings: [
    ruling("startPlayer", { editions: { std: "a", other: "a" }, cards: ["setup"], setting: "first" }),
    ruling("plain", { editions: { std: "a", other: "a" }, cards: ["boiler"] }),
    ruling("forSix", { players: [6] }),
    ruling("edition", { cards: ["boiler", "other"] }),
    ruling("own", { cards: ["boiler"] }),
  ],
  figures: [figure("fuel_slots.boiler", { cards: ["boiler"] }), figure("suspicion.red.6", { cards: ["other"], players: [6] })],
} as unknown as GameInfo;

const seats = [{ seat: "A", kind: "person", name: "Ada" }, { seat: "B", kind: "free", name: "" }] as Seat[];
const table = (about: Partial<Table> = {}): Table => ({ players: 5, edition: "other", rulings: { own: "a" }, figures: {}, first: null, seats, ...about }) as Table;
const keys = (rules: { key: string }[]): string[] => rules.map(({ key }) => key);

beforeAll(() => {
  const words = ["web-first = Who begins", "web-first-lot = By lot", "web-first-seat = Seat { $seat }", "web-figure-instead = { $value } instead of { $standard }", "thing-ruling-own-a = as they like", "app-names = Ada Bo", "seat-unnamed = Seat { $letter }"];
  words.push("list-last = { $head } and { $item }", "thing-card-axe = Axe", "thing-card-scary = Scary!");
  words.push("thing-ruling-deck = Deck\n    .enter = none, or such as axe:2", "thing-ruling-deck-none = as printed");
  words.push("thing-ruling-delta = Number\n    .enter = from { $least } to { $most }\n    .more = { $count } more\n    .fewer = { $count } fewer", "thing-ruling-delta-0 = as printed");
  speech.texts = new Texts("en", [bundleOf("en", words.join("\n"))]);
});

describe("The rules in force", () => {
  it("are those that decide anything for so many players", () => {
    expect(keys(rulesInForce(table(), info))).not.toContain("forSix");
    expect(keys(rulesInForce(table({ players: 6 }), info))).toContain("forSix");
  });

  it("begin with what was changed here, then what the edition says otherwise than the standard rules", () => {
    expect(rulesInForce(table(), info).map(({ key, mark }) => [key, mark])).toEqual([["own", "changed"], ["edition", "edition"], ["first", ""], ["plain", ""]]);
    expect(rulesInForce(table({ edition: "std", rulings: { own: "a" } }), info).every(({ mark }) => mark === ""), "as the edition says is no change").toBe(true);
  });

  it("stand under what they change, who begins under the setup", () => {
    const other = { ...info, rulings: info.rulings.map((each) => (each.key === "own" || each.key === "forSix" ? { ...each, subject: "end" } : each)) };
    const listed = bySubject(rulesInForce(table({ players: 6, edition: "std", rulings: {} }), other)).map(({ subject, of }) => [subject, ...keys(of)]);
    expect(listed).toEqual([["setup", "first", "plain", "edition"], ["end", "forSix", "own"]]);
  });

  it("say what a value means, and the value where it says that itself", () => {
    const meanings = new Map(rulesInForce(table(), info).map(({ key, meaning }) => [key, meaning]));
    expect(meanings.get("own")).toBe("as they like");
    expect(meanings.get("plain")).toBe("a");
  });

  it("say once who begins, as the table has settled it", () => {
    const begins = (about: Partial<Table>): string[] => rulesInForce(table(about), info).flatMap(({ key, meaning }) => (["first", "startPlayer"].includes(key) ? [`${key}: ${meaning}`] : []));
    expect(begins({})).toEqual(["first: By lot"]);
    expect(begins({ first: "A" })).toEqual(["first: Ada"]);
    expect(begins({ first: "B" })).toEqual(["first: Seat B"]);
    expect(begins({ first: "A", rulings: { startPlayer: "b" } })).toEqual(["first: Ada"]);
    expect(begins({ rulings: { startPlayer: "b" } }), "a record may have it as an option").toEqual(["startPlayer: b"]);
    expect(begins({ players: 1 })).toEqual([]);
  });
});

describe("An option with more values than can be listed", () => {
  const deck = ruling("deck", { values: [], allowed: "none | name:number,... (axe, scary)" });
  const delta = ruling("delta", { values: [], allowed: "-19..19" });

  it.each([
    [deck, "none", "as printed"],
    [deck, "axe:2", "2 × Axe"],
    [deck, "axe:2,scary:0", "2 × Axe and 0 × Scary!"],
    [delta, "0", "as printed"],
    [delta, "2", "2 more"],
    [delta, "-3", "3 fewer"],
    [ruling("plain"), "7", "7"],
  ])("is said in words: %# %s", (option, value, words) => expect(meaningOf("thing", option, value)).toBe(words));

  it("says what may be entered, and which cards can be named", () => {
    expect(allowedFor("thing", deck)).toBe("none, or such as axe:2");
    expect(codesOf(deck)).toEqual(["axe", "scary"]);
    expect(allowedFor("thing", delta)).toBe("from -19 to 19");
    expect(codesOf(delta)).toEqual([]);
    expect(allowedFor("thing", ruling("plain"))).toBe("a | b");
  });
});

describe("The figures in force", () => {
  it("are those that differ from the standard board and count for so many players", () => {
    const figures = { "fuel_slots.boiler": 6, "suspicion.red.6": 5 };
    expect(figuresInForce(table({ figures }), info).map(({ key, meaning }) => [key, meaning])).toEqual([["fuel_slots.boiler", "6 instead of 4"]]);
    expect(keys(figuresInForce(table({ players: 6, figures }), info))).toEqual(["fuel_slots.boiler", "suspicion.red.6"]);
    expect(figuresInForce(table({ figures: { "fuel_slots.boiler": 4 } }), info)).toEqual([]);
  });
});

describe("A rule card", () => {
  it("has what bears on it, figures first", () => {
    const here = table({ figures: { "fuel_slots.boiler": 6 } });
    expect(keys(bearingOn("boiler", here, info))).toEqual(["fuel_slots.boiler", "own", "edition", "plain"]);
    expect(keys(bearingOn("other", here, info))).toEqual(["edition"]);
    expect(keys(bearingOn("setup", here, info)), "who begins, by whatever way it was chosen").toEqual(["first"]);
    expect(bearingOn("nothing", here, info)).toEqual([]);
  });
});

describe("The sentences of a rule card", () => {
  beforeAll(() => {
    const card = ["rulecard-thing-boiler = Boiler", "    .text =", "        { $own ->", "            [b] As always.", "           *[a] Otherwise.", "        }", "        It has { $slots } slots."];
    // One falls away, and one is none of the standard rules.
    card.push("        { $plain ->", '            [b] { "" }', "           *[a] It hums.", "        }", "        It is warm.", "        { $plain ->", "            [b] It rattles.", '           *[a] { "" }', "        }");
    speech.texts = new Texts("en", [bundleOf("en", card.join("\n"))]);
  });
  const book = { ...info, idle: {}, numbers: { slots: 4 } } as GameInfo;
  const sentences = (about: Partial<Table> | null): string[] => {
    const here = about && table({ edition: "std", rulings: {}, numbers: { slots: 4 }, usual_numbers: {}, ...about });
    return sentencesAt("boiler", here, book).map(({ text, stands }) => `${stands && `${stands}: `}${text}`);
  };
  const standard = ["Otherwise.", "It has 4 slots.", "It hums.", "It is warm."];

  it("are not marked at a standard table, nor without a table", () => {
    expect(sentences({})).toEqual(standard);
    expect(sentences(null)).toEqual(standard);
  });

  it("are marked where a standard table would read others", () => {
    expect(sentences({ rulings: { own: "b" } })).toEqual(["changed: As always.", ...standard.slice(1)]);
  });

  it("are marked where only a number is another", () => {
    expect(sentences({ numbers: { slots: 6 }, usual_numbers: { slots: 4 } })).toEqual([standard[0], "changed: It has 6 slots.", ...standard.slice(2)]);
  });

  it("stand in their places where they fall away, and new ones are marked", () => {
    expect(sentences({ rulings: { plain: "b" } })).toEqual([...standard.slice(0, 2), "gone: It hums.", "It is warm.", "changed: It rattles."]);
  });
});

describe("How the first player is found", () => {
  const book = { ...info, idle: {}, numbers: {} } as GameInfo;

  it("is by lot, by choice, or no longer known", () => {
    expect(inForceAt(null, book).first).toBe("lot");
    expect(inForceAt(table(), book).first).toBe("lot");
    expect(inForceAt(table({ first: "A" }), book).first).toBe("chosen");
    expect(inForceAt({ ...table(), began: "A" }, book).first, "a record knows only who began").toBe("settled");
    expect(inForceAt({ ...table(), began: null }, book).first).toBe("lot");
  });
});

const file = process.env.WINTEROVER_SAMPLES;
type Samples = { games: { info: GameInfo; in_force: { table: Table | null; words: Record<string, string | number> }[] }[] };
const samples = file ? (JSON.parse(readFileSync(file, "utf-8")) as Samples) : null;

describe.runIf(samples)("What rule cards select on", () => {
  it("is what Python says, in every mode, at tables of every kind and without one", () => {
    const wrong: unknown[] = [];
    for (const { info, in_force } of samples!.games) {
      expect(in_force.length).toBeGreaterThan(100);
      for (const { table, words } of in_force) {
        const said = inForceAt(table, info);
        const keys = [...new Set([...Object.keys(said), ...Object.keys(words)])].filter((key) => said[key] !== words[key]);
        if (keys.length) wrong.push([info.game, info.mode, table && { ...table, numbers: {} }, keys.map((key) => [key, said[key], words[key]])]);
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
