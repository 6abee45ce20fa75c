/** All text that people read: Fluent messages put together as src/winterover/locales/__init__.py does it.
 *
 * What a language does not say is said in English. What English does not say either is a mistake in the texts; it is
 * shown in brackets that nothing else uses, so that tests find it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Ask, Fact, GameInfo, Option, Phrase } from "../wire";

export const LANGUAGES = ["en", "it", "de", "fr", "uk", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Players' names by the letters of their seats. */
export type Names = Readonly<Record<string, string>>;
export type Args = Record<string, FluentVariable>;

/** What a text gets for a value that is hidden or does not exist: it may select on it, never show it. */
const ABSENT = "none";
const LONGEST = 800;

/** A full stop after a name that brings its own mark, such as `No Thanks!` or `One, Two...`. */
const SECOND_STOP = /([!?]|\.\.\.)(\u2069?)\.(?![.\w])/g;

/** A name within a sentence, between signs that no reader sees (Unicode's own for a text apart). */
export const apart = (name: string): string => `\u2068${name}\u2069`;
const NAME_APART = /\u2068([^\u2068\u2069]*)\u2069/;
const plain = (name: string): string => name;

/** A sentence whose names were set apart, in pieces: every second one is a name. */
export function piecesOf(sentence: string): string[] {
  return sentence.split(NAME_APART);
}

/** Categories whose values are lists of names: the category of one such name, and the text for an empty list. */
const LISTS: Record<string, [string, string | null]> = {
  cards: ["card", "cards-empty"],
  actions: ["action", "cards-empty"],
  roles: ["role", null],
  rooms: ["room", null],
  characters: ["character", "seats-empty"],
  dice: ["die", null],
};

export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export class Texts {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    /** Told of a message that is in none of the bundles. */
    private readonly onMissing: (message: string) => void = () => {},
  ) {}

  // Messages by their names

  say(message: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(message);
      if (found?.value != null) return this.format(bundle, found.value, args);
    }
    this.onMissing(message);
    return `⟦${message}⟧`;
  }

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(message)?.value != null);
  }

  /** The attribute of a message, such as the body of a rule card; empty where there is none. */
  attribute(message: string, name: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.attributes[name];
      if (pattern != null) return this.format(bundle, pattern, args);
    }
    return "";
  }

  private format(bundle: FluentBundle, pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Args): string {
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    return errors.length ? `⟦${text}⟧` : text.replace(SECOND_STOP, "$1$2");
  }

  // Values

  /** A list in words: `a`, `a and b`, `a, b and c`. */
  join(items: readonly string[]): string {
    let text = items[0] ?? "";
    items.slice(1).forEach((item, index) => {
      text = this.say(index === items.length - 2 ? "list-last" : "list-more", { head: text, item });
    });
    return text;
  }

  private listed(items: readonly string[], empty: string | null = null): string {
    if (items.length) return this.join(items);
    return empty ? this.say(empty) : ABSENT;
  }

  seat(letter: string, names: Names): string {
    const name = names[letter];
    return name === undefined ? this.say("seat-unnamed", { letter }) : short(name);
  }

  /** A value of a fact, an option or a statement in words. */
  value(game: string, category: string, value: unknown, names: Names): string {
    return String(this.argument(game, category, value, names));
  }

  /** A value as a message takes it: numbers stay numbers, so that a text can choose its plural. */
  private argument(game: string, category: string, value: unknown, names: Names, mark = plain): string | number {
    if (value === null || value === undefined) return ABSENT;
    switch (category) {
      case "number":
        return Number(value);
      case "seat":
        return mark(this.seat(String(value), names));
      case "seats":
        return this.listed((value as string[]).map((letter) => mark(this.seat(letter, names))), "seats-empty");
      case "character":
        return mark(this.say(`${game}-character-${value}`));
      case "numbers":
        return this.listed((value as number[]).map(String));
      case "thing":
        return this.say(`${game}-thing-${value}`, { count: 1 });
      case "things": {
        const counts = new Map<string, number>();
        for (const thing of value as string[]) counts.set(thing, (counts.get(thing) ?? 0) + 1);
        return this.listed([...counts].map(([thing, count]) => this.say(`${game}-thing-${thing}`, { count })));
      }
    }
    const list = LISTS[category];
    if (list) {
      const markOne = list[0] === "character" ? mark : plain;
      return this.listed((value as string[]).map((name) => markOne(this.say(`${game}-${list[0]}-${name}`))), list[1]);
    }
    return this.say(`${game}-${category}-${value}`);
  }

  // What happens, what is asked, what is said

  /** A fact as a sentence, in the second person where it speaks of the viewer (a letter) and has such a form. */
  fact(info: GameInfo, told: Fact, names: Names, viewer: string | null, mark = plain): string {
    if (told.name === "said") return this.said(info, told, names, viewer);
    const categories = Object.entries(info.facts[told.name] ?? {});
    const args: Args = {};
    for (const [field, category] of categories) {
      if (category === "hands") continue; // a table rather than a sentence
      args[field] = category === "choice" ? this.choice(info.game, told.args[field], names, mark) : this.argument(info.game, category, told.args[field], names, mark);
    }
    const stem = `${info.game}-fact-${told.name}`;
    const involved = categories.filter(([, category]) => category === "seat" || category === "character").map(([field]) => told.args[field]);
    // What somebody does to oneself reads best without naming the target once more.
    const brief = Object.values(told.args).includes(null) || new Set(involved).size < involved.length;
    const seats = categories.filter(([, category]) => category === "seat").map(([field]) => told.args[field]);
    const form = formsOf(stem, brief, person(seats, viewer)).find((name) => this.has(name));
    return this.say(form ?? stem, args);
  }

  private said(info: GameInfo, told: Fact, names: Names, viewer: string | null): string {
    const { speaker, to, words } = told.args as { speaker: string; to: string | null; words: string | null };
    if (words === null) {
      return this.say("fact-whispered-hidden", { speaker: this.seat(speaker, names), to: this.seat(String(to), names) });
    }
    const args = { speaker: this.seat(speaker, names), words: this.statement(info, words, names) };
    const form = person([speaker, to], viewer);
    return to === null ? this.say(`fact-said${form}`, args) : this.say(`fact-whispered${form}`, { ...args, to: this.seat(to, names) });
  }

  /** A structured statement as a sentence of its speaker. */
  statement(info: GameInfo, words: string, names: Names): string {
    const [form = "", ...values] = words.split(" ");
    const args: Phrase["args"] = {};
    (info.forms[form] ?? []).forEach((blank, index) => (args[blank] = [blank, values[index] ?? null]));
    return this.phrase(info.game, "say", { name: form, args }, names);
  }

  private phrase(game: string, sort: string, phrase: Phrase, names: Names, mark = plain): string {
    const args: Args = {};
    for (const [field, [category, value]] of Object.entries(phrase.args)) {
      args[field] = this.argument(game, category, value, names, mark);
    }
    return this.say(`${game}-${sort}-${phrase.name}`, args);
  }

  option(game: string, option: Pick<Option, "code" | "phrase">, names: Names): string {
    return this.phrase(game, "option", option.phrase, names);
  }

  /** What an option is good for, in short: what its place or its card does. */
  hint(game: string, mode: string, kind: string, option: Pick<Option, "phrase">): string {
    const values = Object.values(option.phrase.args).map(([, value]) => String(value));
    const messages = [...values.map((value) => `web-hint-${game}-${kind}-${value}`), `web-hint-${game}-${kind}-${option.phrase.name}`, ...values.flatMap((value) => [`app-${mode}-hint-${value}`, `app-${game}-hint-${value}`])];
    const found = messages.find((message) => this.has(message));
    return found ? this.say(found) : "";
  }

  /** Why something is not possible, by the rule against it; empty where there are no words for it. */
  reason(rule: string): string {
    const message = `web-reason-${rule.replace(".", "_")}`;
    return this.has(message) ? this.say(message) : "";
  }

  /** An option that somebody chose is said as it was offered. */
  private choice(game: string, chosen: Option | null, names: Names, mark = plain): string {
    return chosen === null ? ABSENT : this.phrase(game, "option", chosen.phrase, names, mark);
  }

  /** What the viewer is asked, in one sentence, with what the table shows of it. */
  ask(game: string, ask: Pick<Ask, "phrase">, names: Names, mark = plain): string {
    return this.phrase(game, "ask", ask.phrase, names, mark);
  }

  /** An error as a sentence or two: what is wrong, and what to do. */
  error(problem: { code: string; args: Record<string, unknown>; text: string }): string {
    const message = `error-${problem.code}`;
    if (!this.has(message)) return problem.text;
    const args: Args = {};
    for (const [name, value] of Object.entries(problem.args)) {
      args[name] = typeof value === "number" ? value : isProblem(value) ? this.error({ ...value, text: value.code }) : short(String(value));
    }
    return this.say(message, args);
  }

  /** Title and sentences of a rule card as they hold where this is in force (see `inForceAt`). */
  ruleCard(game: string, card: string, inForce: Args): { title: string; lines: string[] } {
    return { title: this.ruleCardTitle(game, card), lines: this.ruleLines(game, card, inForce).filter(Boolean) };
  }

  /** All sentences of a rule card in their places, which are the same at every table: those that fall away are empty. */
  ruleLines(game: string, card: string, inForce: Args): string[] {
    return this.attribute(`rulecard-${game}-${card}`, "text", inForce).split("\n").map((line) => line.trim());
  }

  ruleCardTitle(game: string, card: string): string {
    return this.say(`rulecard-${game}-${card}`);
  }

  /** One name for each seat, A to L. */
  defaultNames(): string[] {
    return this.say("app-names").split(" ");
  }

  /** Everybody's name by letter: people's own, and for the other seats one that is not taken. */
  everybodysNames(seats: readonly { seat: string; name?: string }[]): Record<string, string> {
    const taken = new Set(seats.map((seat) => (seat.name ?? "").toLocaleLowerCase()).filter(Boolean));
    const defaults = this.defaultNames();
    const names: Record<string, string> = {};
    seats.forEach((seat, index) => {
      const usual = defaults[index] ?? seat.seat;
      names[seat.seat] = seat.name || (taken.has(usual.toLocaleLowerCase()) ? `${usual} ${seat.seat}` : usual);
    });
    return names;
  }
}

/** Whether the argument of an error is another one, which is its reason. */
function isProblem(value: unknown): value is { code: string; args: Record<string, unknown> } {
  return typeof value === "object" && value !== null && "code" in value && "args" in value;
}

/** A text of somebody else's that may be long: its beginning is enough to recognise it. */
export function short(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}

/** A sentence ends here, unless after a shortened word such as `Dr.` or within a name that is set apart, and another one begins. */
const SENTENCE_END = /(?<=(?<!(?<!\p{L})\p{L}{1,3})\.|[?!])\s+(?=\u2068?[\p{Lu}¿¡«„])(?![^\u2068]*\u2069)/u;

/** What is asked in one sentence, and whatever else is said about it. */
export function splitQuestion(text: string): { question: string; rest: string } {
  const sentences = text.split(SENTENCE_END).map((sentence) => piecesOf(sentence).join(""));
  const asked = Math.max(0, sentences.findIndex((sentence) => sentence.trimEnd().endsWith("?")));
  return { question: sentences[asked] ?? "", rest: sentences.filter((_, index) => index !== asked).join(" ") };
}

/** Whether a fact speaks of its viewer: as the one who acts (the first seat named), as another, or not at all. */
function person(seats: readonly unknown[], viewer: string | null): string {
  if (viewer === null || !seats.includes(viewer)) return "";
  return seats[0] === viewer ? "-own" : "-you";
}

/** The names a text may have, the fittest first. */
function formsOf(stem: string, hides: boolean, form: string): string[] {
  const forms = form ? [`${stem}${form}`] : [];
  return hides ? [`${stem}-hidden${form}`, ...forms, `${stem}-hidden`] : forms;
}
