/** The page says exactly what the terminal says: the samples are made by the Python texts (tests/e2e/test_client_logic.py). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signOfFact as signOfCardGame } from "../src/games/stayaway/signs";
import { signOfFact as signOfBase } from "../src/games/thing/signs";
import { isPrivate, publicForm } from "../src/state/facts";
import { TableState } from "../src/state/table.svelte";
import { speech } from "../src/text/speech.svelte";
import { apart, bundleOf, splitQuestion, Texts, type Args, type Language, type Names } from "../src/text/texts";
import { lineOf } from "../src/ui/lines";
import type { Ask, Fact, GameInfo, Option, Snapshot } from "../src/wire";

interface Samples {
  texts: Record<Language, string>;
  games: { info: GameInfo; names: Names; facts: { language: Language; viewer: string | null; fact: Fact; text: string; public: string }[]; options: { language: Language; option: Option; text: string }[]; asks: { language: Language; ask: Ask; text: string }[]; open: { fact: Fact; texts: Record<Language, string> }[] }[];
}

const sheet = readFileSync(new URL("../src/assets/glyphs.svg", import.meta.url), "utf-8");
const file = process.env.WINTEROVER_SAMPLES;
const samples: Samples | null = file ? (JSON.parse(readFileSync(file, "utf-8")) as Samples) : null;
const speakers = new Map<Language, Texts>();
const speaker = (language: Language): Texts => {
  if (!speakers.has(language)) speakers.set(language, new Texts(language, [bundleOf(language, samples!.texts[language])]));
  return speakers.get(language)!;
};

describe.runIf(samples)("Texts", () => {
  it("says every option, ask and fact as Python does", () => {
    const wrong: [string, string][] = [];
    let count = 0;
    const compare = (said: string, wanted: string): void => {
      count++;
      if (said !== wanted) wrong.push([said, wanted]);
    };
    for (const { info, names, facts, options, asks } of samples!.games) {
      for (const { language, option, text } of options) compare(speaker(language).option(info.game, option, names), text);
      for (const { language, ask, text } of asks) compare(speaker(language).ask(info.game, ask, names), text);
      for (const { language, viewer, fact, text } of facts) compare(speaker(language).fact(info, fact, names, viewer), text);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  }, 60_000);
});

describe.runIf(samples)("A fact that the viewer was told more of than the table", () => {
  it("can be said as the table was told it, in every mode and language", () => {
    const wrong: [string, string][] = [];
    const seen = new Set<string>();
    for (const { info, names, facts } of samples!.games) {
      for (const { language, fact, public: wanted } of facts) {
        const told = publicForm(fact);
        const said = told ? speaker(language).fact(info, told, names, null) : "";
        if (said !== wanted) wrong.push([said, wanted]);
        if (isPrivate(fact)) seen.add(fact.name);
      }
    }
    expect(wrong).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(["dealt", "drew", "discarded", "handed_in", "tokens_laid", "put_up", "traded"]));
  }, 60_000);
});

/** A language that notes which messages it was asked for. */
class Noted extends Texts {
  readonly used = new Set<string>();
  override say(message: string, args: Args = {}): string {
    this.used.add(message);
    return super.say(message, args);
  }
}

describe.runIf(samples)("The log of a replay with everything open", () => {
  it("names who did what, and speaks to nobody, in every mode and language", () => {
    const before = speech.texts;
    const wrong: [string, string][] = [];
    for (const { info, names, open } of samples!.games) {
      const seats = Object.entries(names).map(([seat, name]) => ({ seat, name, formerly: [] }));
      const named = new Set<string>();
      const table = new TableState({ you: null, table: { game: info.game, stage: "over", seats }, view: {}, log: open.map(({ fact }) => fact), missed: [] } as unknown as Snapshot, info);
      for (const [language, source] of Object.entries(samples!.texts)) {
        const texts = new Noted(language as Language, [bundleOf(language, source)]);
        speech.texts = texts;
        open.forEach(({ fact, texts: wanted }, index) => {
          const line = lineOf(table, fact, index);
          if (line.kind === "secret" || line.text !== wanted[language as Language]) wrong.push([line.text, wanted[language as Language]]);
          if (line.kind !== "news") return;
          if (line.pieces.join("") !== line.text) wrong.push([line.pieces.join("|"), line.text]);
          // Names stand out, and nothing else does.
          const characters = Object.entries(info.facts[fact.name] ?? {}).filter(([, category]) => category.startsWith("character")).flatMap(([field]) => fact.args[field] as string | string[]);
          const known = [...Object.values(names), ...characters.map((character) => texts.value(info.game, "character", character, names))];
          const inWords = line.pieces.filter((_, place) => place % 2 === 1);
          if (inWords.some((name) => !known.includes(name)) || known.some((name) => line.pieces.some((piece, place) => place % 2 === 0 && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(piece)))) wrong.push([line.pieces.join("|"), "names"]);
          inWords.forEach((name) => named.add(name));
        });
        wrong.push(...[...texts.used].filter((message) => /-(own|you)$/.test(message)).map((message): [string, string] => [message, language]));
      }
      expect(open.some(({ fact }) => isPrivate(fact)), info.mode).toBe(info.mode !== "small");
      expect(named.size, info.mode).toBeGreaterThan(2);
    }
    speech.texts = before;
    expect(wrong).toEqual([]);
  }, 60_000);
});

describe.runIf(samples)("The signs of the log", () => {
  it("stand beside everything that can be told, in every mode", () => {
    for (const { info, open } of samples!.games) {
      const signOf = info.game === "stayaway" ? signOfCardGame : signOfBase;
      const bare = Object.keys(info.facts).filter((name) => name !== "said" && !info.beginnings.includes(name) && !signOf({ name, args: argsOf(info.facts[name]!) }));
      expect(bare, info.mode).toEqual([]);
      for (const { fact } of open) if (signOf(fact)) expect(sheet, fact.name).toContain(`id="${signOf(fact)}"`);
    }
  });
});

/** Something for each field of a fact that names one thing. */
function argsOf(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const values: Record<string, string> = { card: "use", weapon: "firearm", item: "keys", thing: "keys", face: "sun", vehicle: "shed", room: "radio", die: "use" };
  return Object.fromEntries(Object.entries(fields).map(([field, category]) => [field, values[field] ?? values[category] ?? null]));
}

const english = new Texts("en", [bundleOf("en", "list-more = { $head }, { $item }\nlist-last = { $head } and { $item }\nseat-unnamed = Seat { $letter }\napp-names = Ada Bo Cleo\nno = { $card }.")]);

describe("Texts by themselves", () => {
  it("joins lists", () => {
    expect(english.join([])).toBe("");
    expect(english.join(["a"])).toBe("a");
    expect(english.join(["a", "b", "c"])).toBe("a, b and c");
  });
  it("drops a second full stop", () => expect(english.say("no", { card: "No Thanks!" })).toBe("No Thanks!"));
  it("says the reason of an error in words too", () => {
    const speaker = new Texts("en", [bundleOf("en", "error-move = Move { $place } does not fit. { $reason }\nerror-not-asked = Not { $who }'s turn.")]);
    const reason = { code: "not-asked", args: { who: "Bo" } };
    expect(speaker.error({ code: "move", args: { place: 3, reason }, text: "" })).toBe("Move 3 does not fit. Not Bo's turn.");
  });
  it("marks what is missing", () => expect(english.say("nothing")).toBe("⟦nothing⟧"));
  it("gives seats without a name one that is not taken", () => {
    expect(english.everybodysNames([{ seat: "A", name: "Bo" }, { seat: "B" }, { seat: "C" }])).toEqual({ A: "Bo", B: "Bo B", C: "Cleo" });
  });
});

describe("A question", () => {
  it.each([
    ["Where do you go? There you may have to act.", "Where do you go?", "There you may have to act."],
    ["Garry may discard a card. Which one, if any?", "Which one, if any?", "Garry may discard a card."],
    ["Test Dr. Blair or call the S.O.S. Now?", "Test Dr. Blair or call the S.O.S. Now?", ""],
    ["Infection test in the Shed. Two tokens face down.", "Infection test in the Shed.", "Two tokens face down."],
    ["¿Adónde vas? Allí puede tocarte actuar.", "¿Adónde vas?", "Allí puede tocarte actuar."],
    [`${apart("Who? Me")} has proposed a plan. Do you agree with ${apart("Dr. No! Bo")}?`, "Do you agree with Dr. No! Bo?", "Who? Me has proposed a plan."],
    [`What now? ${apart("Bo")} waits.`, "What now?", "Bo waits."],
    ["", "", ""],
  ])("is the one sentence that asks: %s", (text, question, rest) => {
    expect(splitQuestion(text)).toEqual({ question, rest });
  });
});
