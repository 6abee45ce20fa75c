/** What a table plays by, in words: for the list of its rules and for single rule cards. */
import { figureNames } from "../state/figures";
import { isOffered } from "../state/games";
import { speech, t } from "../text/speech.svelte";
import type { GameInfo, RulingInfo, Table } from "../wire";

/** How a rule stands to what the rule cards say: as in the standard rules, as this edition has it, or changed for this table. */
export type Mark = "" | "edition" | "changed";

export interface Rule {
  key: string;
  name: string;
  meaning: string;
  mark: Mark;
  /** What it changes, where it is an option. */
  subject: string;
  /** The rule cards that it bears on. */
  cards: readonly string[];
}

/** `began` is who began, where only that is known and not how it was found: in records. */
type Played = Pick<Table, "players" | "edition" | "rulings" | "figures" | "first" | "seats" | "numbers" | "usual_numbers"> & { began?: string | null };

const ORDER: readonly Mark[] = ["changed", "edition", ""];
/** The subject of who begins: every game has options about its setup. */
const SETUP = "setup";

/** Options under what they change, in the order in which they come. */
export function bySubject<Each extends { subject: string }>(all: readonly Each[]): { subject: string; of: Each[] }[] {
  return [...new Set(all.map(({ subject }) => subject))].map((subject) => ({ subject, of: all.filter((each) => each.subject === subject) }));
}

/** What an option is set to at a table. */
export function settled(ruling: RulingInfo, { rulings, edition }: Pick<Table, "rulings" | "edition">): string {
  return rulings[ruling.key] ?? ruling.editions[edition] ?? "";
}

/** What a value of an option means: in words of its own, as copies of cards, or as a difference from what is usual; other numbers
 *  say it themselves. */
export function meaningOf(game: string, { key }: Pick<RulingInfo, "key">, value: string): string {
  const message = `${game}-ruling-${key}`;
  if (speech.texts.has(`${message}-${value}`)) return t(`${message}-${value}`);
  const copies = value.split(",").flatMap((part) => {
    const [, card, count] = /^(\w+):(\d+)$/.exec(part) ?? [];
    return card === undefined ? [] : [`${count} × ${speech.texts.value(game, "card", card, {})}`];
  });
  if (copies.length) return speech.texts.join(copies);
  return speech.texts.attribute(message, Number(value) > 0 ? "more" : "fewer", { count: Math.abs(Number(value)) }) || value;
}

/** What may be entered for an option whose values are too many to list. */
export function allowedFor(game: string, { key, allowed }: RulingInfo): string {
  const [, least = "", most = ""] = /^(-?\d+)\.\.(-?\d+)$/.exec(allowed) ?? [];
  return speech.texts.attribute(`${game}-ruling-${key}`, "enter", { least, most }) || allowed;
}

/** The codes of the cards that can be named in the value of an option. */
export function codesOf({ allowed }: RulingInfo): string[] {
  return /\((.*)\)$/.exec(allowed)?.[1]!.split(", ") ?? [];
}

/** The options in force that decide anything at this table, and who begins; what differs from the standard rules comes first. */
export function rulesInForce(table: Played, info: GameInfo): Rule[] {
  const begins = info.rulings.filter(({ setting }) => setting === "first");
  // Records and other programs may settle who begins by an option.
  const isOption = table.first === null && begins.some(({ key }) => key in table.rulings);
  const rules = info.rulings
    .filter((ruling) => isOffered(ruling, table.players) || (isOption && ruling.setting === "first"))
    .map((ruling): Rule => ({ key: ruling.key, name: t(`${info.game}-ruling-${ruling.key}`), meaning: meaningOf(info.game, ruling, settled(ruling, table)), mark: markOf(ruling, table, info), subject: ruling.subject, cards: ruling.cards }));
  if (!isOption && table.players > 1) {
    const first = table.first ?? table.began ?? null;
    const seat = table.seats.find(({ seat }) => seat === first);
    const name = seat && seat.kind !== "free" ? speech.texts.everybodysNames(table.seats)[seat.seat] : undefined;
    const meaning = first === null ? t("web-first-lot") : (name ?? t("web-first-seat", { seat: first }));
    rules.unshift({ key: "first", name: t("web-first"), meaning, mark: "", subject: begins[0]?.subject ?? SETUP, cards: begins[0]?.cards ?? [] });
  }
  return rules.sort((one, other) => ORDER.indexOf(one.mark) - ORDER.indexOf(other.mark));
}

function markOf(ruling: RulingInfo, table: Played, info: GameInfo): Mark {
  const value = settled(ruling, table);
  if (value !== ruling.editions[table.edition]) return "changed";
  return value === ruling.editions[info.editions[0]!] ? "" : "edition";
}

/** The figures of the board that differ from the standard ones and count for so many players. */
export function figuresInForce(table: Played, info: GameInfo): Rule[] {
  const names = figureNames(info);
  return info.figures.flatMap(({ name, standard, players, cards }): Rule[] => {
    const value = table.figures[name] ?? standard;
    if (value === standard || !players.includes(table.players)) return [];
    return [{ key: name, name: names.get(name) ?? name, meaning: t("web-figure-instead", { value, standard }), mark: "changed", subject: "", cards }];
  });
}

/** What the texts of rule cards select on: every option, the numbers of the table, its player count, the mode, how the first player is
 *  found. Without a table they are those of the standard rules, and the player count is 0. */
export function inForceAt(table: Played | null, info: GameInfo): Record<string, string | number> {
  const edition = table?.edition ?? info.editions[0]!;
  const words: Record<string, string | number> = {};
  for (const [key, editions] of Object.entries(info.idle)) words[key] = wordOf(editions[edition] ?? "");
  for (const ruling of info.rulings) words[ruling.key] = wordOf(settled(ruling, table ?? { rulings: {}, edition }));
  const isChosen = (table?.first ?? null) !== null || words["startPlayer"] === "chosen";
  const first = isChosen ? "chosen" : (table?.began ?? null) !== null ? "settled" : "lot";
  return { ...words, ...(table?.numbers ?? info.numbers), edition, players: table?.players ?? 0, first, mode: info.mode || "main" };
}

/** A setting as texts select on it: numbers are numbers. */
function wordOf(setting: string): string | number {
  return /^-?\d+$/.test(setting) ? Number(setting) : setting;
}

/** A sentence of a rule card at a table: as in the standard rules, another than there, or one of theirs that falls away. */
export interface Sentence {
  text: string;
  stands: "" | "changed" | "gone";
}

/** The sentences of a rule card, with those of the standard rules that are none at this table in their places. */
export function sentencesAt(card: string, table: Played | null, info: GameInfo): Sentence[] {
  const linesOf = (at: Played | null): string[] => speech.texts.ruleLines(info.game, card, inForceAt(at, info));
  const lines = linesOf(table);
  const usual = table ? linesOf({ ...table, edition: info.editions[0]!, rulings: {}, numbers: { ...table.numbers, ...table.usual_numbers } }) : lines;
  return lines.flatMap((text, place): Sentence[] => {
    if (text) return [{ text, stands: usual.includes(text) ? "" : "changed" }];
    const other = usual[place] ?? "";
    return other && !lines.includes(other) ? [{ text: other, stands: "gone" }] : [];
  });
}

/** The options that a rule card depends on, each with all it can be: for who reads it without a table. */
export function optionsFor(card: string, info: GameInfo): Rule[] {
  return info.rulings.filter(({ cards }) => cards.includes(card)).map((ruling): Rule => {
    const usual = settled(ruling, { rulings: {}, edition: info.editions[0]! });
    const values = ruling.values.length ? [usual, ...ruling.values.filter((value) => value !== usual)] : [];
    const meaning = values.map((value) => meaningOf(info.game, ruling, value)).join(" · ") || allowedFor(info.game, ruling);
    return { key: ruling.key, name: t(`${info.game}-ruling-${ruling.key}`), meaning, mark: "", subject: ruling.subject, cards: ruling.cards };
  });
}

/** What of it bears on a rule card. */
export function bearingOn(card: string, table: Played, info: GameInfo): Rule[] {
  return [...figuresInForce(table, info), ...rulesInForce(table, info)].filter(({ cards }) => cards.includes(card));
}
