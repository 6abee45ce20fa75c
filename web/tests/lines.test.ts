/** The lines of the log, as they are counted and read out. */
import { beforeAll, describe, expect, it } from "vitest";
import { TableState } from "../src/state/table.svelte";
import { speech } from "../src/text/speech.svelte";
import { bundleOf, Texts } from "../src/text/texts";
import { foldsOf, heardBy, isFolded, isShown, keysOf, lineOf, lineOfChat, lineOfMissed, spoken, unreadSince, type Filter, type Line } from "../src/ui/lines";
import type { ChatLine, Fact, GameInfo, Snapshot } from "../src/wire";

const said = (speaker: string, words: string | null, to: string | null = null): Fact => ({ name: "said", args: { speaker, to, words } }) as Fact;
let time = 0;
const written = (seat: string, text: string, ...to: string[]): ChatLine => ({ seat, text, to, at: ++time, after: 0, name: "" });
const NOTHING = { at: 0, said: 0 };

describe("words of others", () => {
  const log = [said("B", "trust C"), said("A", "trust B"), said("B", null, "C"), { name: "moved", args: {} } as Fact];
  const chat = [written("C", "hello"), written("A", "my own"), written("B", "", "C"), written("B", "psst", "A")];

  it("are counted where this viewer can read them", () => {
    expect(unreadSince(NOTHING, { log, chat, you: "A" })).toBe(3);
  });

  it("are everybody's for who watches", () => {
    expect(unreadSince(NOTHING, { log, chat, you: null })).toBe(5);
  });

  it("are counted from where somebody stopped, also after a break that left only the newest lines", () => {
    const heard = heardBy({ log, chat, you: "A" });
    expect(unreadSince(heard, { log, chat, you: "A" })).toBe(0);
    const newest = [...chat.slice(3), written("C", "while you were away")];
    expect(unreadSince(heard, { log, chat: newest, you: "A" })).toBe(1);
    expect(keysOf(newest)[0]).toBe(keysOf(chat)[3]);
  });

  it("have different keys, even of one moment", () => {
    const twice = [{ ...chat[0]! }, { ...chat[0]! }];
    expect(new Set(keysOf(twice)).size).toBe(2);
  });
});

/** What a game says of its facts. */
const info = { beginnings: ["turn_began"], told_apart: ["passed_on"] };

describe("what is read out", () => {
  const table = { info, name: (seat: string) => `<${seat}>`, writer: ({ seat }: ChatLine) => `<${seat}>`, statement: (words: string) => words, publicSentence: () => "", namesAt: () => ({}), namesThen: () => ({}), isSecret: () => true, stage: "playing" } as unknown as TableState;
  const heard = (line: Line): string => spoken(line).join(" ");

  it("leaves out what is covered", () => {
    const gave: Line = { key: "f0", kind: "secret", text: "You gave Axe", cover: "Bo gave a card", isTalk: false };
    expect(heard(gave)).toContain("Bo gave a card");
    expect(heard(gave)).not.toContain("Axe");
  });

  it("leaves out who speaks to whom in private, and shows that only to who holds the line", () => {
    for (const line of [lineOf(table, said("B", "psst", "C"), 0), lineOfChat(table, written("B", "psst", "C"), "c0")]) {
      for (const hidden of ["psst", "<B>", "<C>"]) expect(heard(line)).not.toContain(hidden);
      expect(line).toMatchObject({ kind: "secret", cover: "" });
      expect(line).toHaveProperty("text", expect.stringMatching(/^<B>.*\npsst$/));
    }
  });

  it("is open again once the game is over", () => {
    expect(lineOfChat({ ...table, stage: "over" } as TableState, written("B", "psst", "C"), "c0")).toMatchObject({ kind: "chat", seat: "B", text: "psst" });
  });

  it("says who spoke, and what", () => {
    expect(heard({ key: "c0", kind: "chat", seat: "B", name: "<B>", text: "hello", aside: "12:00" })).toBe("<B> 12:00 hello");
    expect(heard({ key: "f0", kind: "news", text: "It is cold.", pieces: ["It is cold."], fact: null })).toBe("It is cold.");
  });
});

describe("whoever played a seat before", () => {
  beforeAll(() => {
    speech.texts = new Texts("en", [bundleOf("en", "web-whisper-to = to { $name }\nweb-chat-to = to { $names }\nthing-say-trust = I trust { $seat }\nfact-said = { $speaker }: { $words }")]);
  });
  const secret: Fact = { name: "became_infected", args: {}, public: null };
  const log = [said("B", "trust C"), secret, said("B", "trust C"), said("B", "trust C"), said("B", "trust C")];
  // Ada left after one fact that everybody knows, Bo after two more; the secret is known to this viewer alone.
  const formerly = [{ name: "Ada", facts: 1, at: 10 }, { name: "Bo", facts: 3, at: 30 }];
  const seats = [{ seat: "B", name: "Cleo", formerly }, { seat: "C", name: "Dag", formerly: [{ name: "Long ago", facts: 0, at: 0 }] }];
  const game = { game: "thing", beginnings: [], told_apart: [], forms: { trust: ["seat"] } } as unknown as GameInfo;
  const snapshot = { you: "A", table: { table: "ABCDEF", game: "thing", stage: "playing", seats }, view: {}, log, chat: [], missed: [] } as unknown as Snapshot;
  const table = new TableState(snapshot, game);

  it("is named by what was told then, the present one by everything since", () => {
    const names = log.map((_, index) => table.namesAt(index));
    expect(names.map(({ B }) => B)).toEqual(["Ada", "Bo", "Bo", "Bo", "Cleo"]);
    expect(names.every(({ C }) => C === "Dag")).toBe(true);
    expect(table.names.B).toBe("Cleo");
  });

  it("keeps what they said, and what was said to them", () => {
    expect(lineOf(table, log[0]!, 0)).toMatchObject({ kind: "said", seat: "B", name: "Ada" });
    expect(lineOf(table, log[4]!, 4)).toMatchObject({ kind: "said", seat: "B", name: "Cleo" });
    for (const [at, name] of [[9, "Ada"], [29, "Bo"], [31, "Cleo"]] as const)
      expect(lineOfChat(table, { ...written("C", "psst", "B"), at }, "c0")).toHaveProperty("text", expect.stringContaining(`to ${name}`));
  });

  it("keeps it wherever it is told, and is named in a replay until they leave", () => {
    expect(table.sentence(log[0]!)).toContain("Ada");
    expect(table.sentence(log[4]!)).toContain("Cleo");
    const early = new TableState({ ...snapshot, log: log.slice(0, 3) }, game);
    expect([early.names.B, early.namesAt(0).B]).toEqual(["Bo", "Ada"]);
    const first = new TableState({ ...snapshot, log: [] }, game);
    expect([first, early, table].map((each) => each.predecessor("B"))).toEqual(["", "Ada", "Bo"]);
    expect(table.writer({ seat: "B", name: "", at: 5 })).toBe("Ada");
    expect(early.writer({ seat: "B", name: "Cleo", at: 5 })).toBe("Cleo");
  });
});

describe("what the table was told nothing of", () => {
  const turn = { name: "turn_began", args: {} } as Fact;
  const exchanged: Fact = { name: "exchanged", args: {}, public: { gave: null } };
  const drew: Fact = { name: "drew", args: {}, public: { card: null } };
  const infected: Fact = { name: "became_infected", args: {}, public: null };
  const thing: Fact = { name: "became_thing", args: {}, public: null };
  const corrected: Fact = { name: "corrected", args: {}, public: null };
  const passedOn: Fact = { name: "passed_on", args: {}, public: null };
  const at = (log: Fact[], stage = "playing"): TableState =>
    ({ info, log, stage, you: "A", namesAt: () => ({}), sentence: ({ name }: Fact) => `I ${name}`, publicSentence: (fact: Fact) => (fact.public ? `they ${fact.name}` : ""), isSecret: (fact: Fact) => stage !== "over" && fact.public !== undefined }) as unknown as TableState;
  /** The lines as the log has them. */
  const lines = (table: TableState): Line[] => {
    const folds = foldsOf(table);
    return table.log.flatMap((fact, index) => (isFolded(table, fact) ? [] : [lineOf(table, fact, index, folds.get(index))]));
  };
  const covers = (log: Fact[]): string[] => lines(at(log)).map((line) => (line.kind === "secret" ? `covered: ${line.cover}` : line.text));

  it("has no line of its own, so that nobody sees from afar who was infected", () => {
    for (const [harmless, telling] of [
      [[turn, exchanged, turn], [turn, exchanged, infected, corrected, turn]],
      [[turn, drew], [turn, thing, drew]],
      [[turn, turn], [turn, infected, turn]],
      [[turn, passedOn], [turn, passedOn, infected]],
    ]) expect(covers(telling!)).toEqual(covers(harmless!));
  });

  it("is read where the line of what brought it about is held", () => {
    expect(lines(at([turn, drew, exchanged, infected, corrected]))[2]).toMatchObject({ text: "I exchanged\nI became_infected\nI corrected", cover: "they exchanged" });
    expect(lines(at([turn, thing, drew, exchanged]))[1]).toMatchObject({ text: "I drew\nI became_thing" });
    expect(lines(at([turn, exchanged, turn, infected, turn, drew])).map(({ text }: { text: string }) => text).join()).not.toContain("infected");
  });

  it("has lines where everybody in the same position is told as much", () => {
    expect(covers([turn, passedOn])).toHaveLength(2);
  });

  it("stands by itself once the game is over", () => {
    expect(lines(at([turn, exchanged, infected], "over"))).toHaveLength(3);
  });
});

describe("what the clock chose", () => {
  const missed = { ask: 3, option: { code: "pass axe", phrase: { name: "pass", args: {} } }, after: 0 };
  const at = (view: object, stage = "playing"): TableState => ({ view, stage, option: () => "pass the Axe" }) as unknown as TableState;

  beforeAll(() => {
    speech.texts = new Texts("en", [bundleOf("en", "web-time-out = Time is over\nweb-time-out-chosen = Chosen: { $option }")]);
  });

  it("is covered where there are roles, and under the filter for the log", () => {
    const line = lineOfMissed(at({ role: "human" }), missed, 0);
    expect(line).toMatchObject({ kind: "secret", cover: "Time is over", text: "Chosen: pass the Axe" });
    expect([isShown(line, "log"), isShown(line, "talk")]).toEqual([true, false]);
  });

  it("is open where nobody has a secret", () => {
    for (const table of [at({}), at({ role: "human" }, "over")]) expect(lineOfMissed(table, missed, 0)).toMatchObject({ kind: "news", text: "Chosen: pass the Axe" });
  });
});

describe("a filter", () => {
  const lines: Record<string, Line> = {
    news: { key: "", kind: "news", text: "", pieces: [], fact: null },
    chat: { key: "", kind: "chat", seat: "B", name: "", text: "", aside: "" },
    whisper: { key: "", kind: "secret", text: "", cover: "Bo whispers", isTalk: true },
    card: { key: "", kind: "secret", text: "", cover: "Bo gave a card", isTalk: false },
    "unknown words": { key: "", kind: "secret", text: "", cover: "", isTalk: true },
    "unknown fact": { key: "", kind: "secret", text: "", cover: "", isTalk: false },
  };
  const shown = (filter: Filter): string[] => Object.keys(lines).filter((name) => isShown(lines[name]!, filter));

  it("tells nothing of what others know nothing of", () => {
    expect(shown("all")).toEqual(Object.keys(lines));
    expect(shown("talk")).toEqual(["chat", "whisper", "unknown words", "unknown fact"]);
    expect(shown("log")).toEqual(["news", "card", "unknown words", "unknown fact"]);
  });
});
