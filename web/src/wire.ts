// Made from src/winterover/server/wire.py by `make wire`. Do not edit.

/** The first message: which table, and as whom. Without a secret one watches. */
export interface Hello {
  type: "hello";
  table: string;
  secret?: string | null;
}

/** Answer the ask with this number, or (null) use a standing option. */
export interface Act {
  type: "act";
  id: string;
  code: string;
  ask?: number | null;
}

/** Make a structured statement, to everyone or to one seat. */
export interface Say {
  type: "say";
  id: string;
  words: string;
  to?: string | null;
}

/** Write a line of free chat, to everyone or to the seats named, where the game allows private words. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
  to?: string[];
}

/** Ask for a sign of life: a connection that died silently looks like a quiet one. `done` with this id answers. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Everything this viewer may know now. Comes first; updates change it. */
export interface Snapshot {
  type: "snapshot";
  you: string | null;
  host: boolean;
  table: Table;
  view: Record<string, any>;
  log: Fact[];
  asks: Ask[];
  standing: Option[];
  forbidden: Forbidden[];
  talk: Talk;
  clock: Clock;
  chat: ChatLine[];
  missed: Missed[];
}

/** What everybody may know of a table apart from the game on it. */
export interface Table {
  table: string;
  stage: "lobby" | "over" | "playing";
  game: string;
  players: number;
  edition: string;
  rulings: Record<string, string>;
  sheet: string;
  figures: Record<string, number>;
  language: "de" | "en" | "es" | "fr" | "it" | "uk";
  open: boolean;
  clock: "correspondence" | "fast" | "none" | "relaxed";
  chat: boolean;
  seats: Seat[];
  spectators: number;
  commitment: string;
  rematch: string;
  first: string | null;
  numbers: Record<string, number>;
  usual_numbers: Record<string, number>;
}

/** Who sits in a seat. A steward plays for a person who is away; the host may offer such a seat to a substitute.

    `open`: enough people have agreed, and anybody else may take it. `agreed`: who agreed, to the last substitute too.
    `formerly`: those who played it before, the last one last. */
export interface Seat {
  seat: string;
  kind: "bot" | "free" | "person";
  name: string;
  level: string;
  ready: boolean;
  here: boolean;
  steward: boolean;
  offered: boolean;
  open: boolean;
  agreed: string[];
  formerly: Former[];
}

/** Who played a seat before.

    `facts`: how many facts everybody had been told when somebody else sat down; `at`: when that was, by the clock
    of the chat. Both are 0 where that is not known. */
export interface Former {
  name: string;
  facts: number;
  at: number;
}

/** Something that happened, as this viewer was told it: `<game>-fact-<name>`. What is hidden is null. */
export interface Fact {
  name: string;
  args: Record<string, any>;
  public?: Record<string, any> | null;
}

/** A choice put to this seat, with the rule that asks for it and the rule card that explains it. */
export interface Ask {
  number: number;
  kind: string;
  rule: string;
  rule_card: string;
  phrase: Phrase;
  options: Option[];
  character: string | null;
}

/** Something to be said to people: `<game>-option-<name>`, `<game>-ask-<name>`; each value with its category. */
export interface Phrase {
  name: string;
  args: Record<string, [string, any]>;
}

/** One thing that may be done: the code that does it, and how to say it. */
export interface Option {
  code: string;
  phrase: Phrase;
}

/** Something that a player might expect to be possible, with the rule against it. */
export interface Forbidden {
  code: string;
  phrase: Phrase;
  rule: string;
}

/** What this seat may say now: forms of statements, and whom it may speak to in private. */
export interface Talk {
  forms: string[];
  whispers: string[];
}

/** Until when the waited-for people have time, by the server's own clock: seconds left = end - now at arrival.

    `window` is the end of a moment in which several may act and nobody is named. */
export interface Clock {
  kind: "correspondence" | "fast" | "none" | "relaxed";
  now: number;
  seats: Record<string, number>;
  window: number | null;
}

/** A line of free chat, in seconds since 1970; `to` is empty for a line to everyone.

    `text` is empty where this viewer sees that somebody whispers to others, and does not hear what.
    `after` is its place: how many lines of the log this viewer had been told when it was written.
    `name` is that of whoever wrote it, also when somebody else has the seat by now; empty in old tables. */
export interface ChatLine {
  seat: string;
  text: string;
  at: number;
  to: string[];
  after: number;
  name: string;
}

/** A choice that the clock made for this seat, whose time was over: the number of the ask, and what was chosen.

    `after` is its place: how many lines of the log this seat had been told by then. */
export interface Missed {
  ask: number;
  option: Option;
  after: number;
}

/** What changed: fields of the view to set and to drop, new lines of log and chat, the rest anew where present. */
export interface Update {
  type: "update";
  view?: Record<string, any>;
  gone?: string[];
  log?: Fact[];
  chat?: ChatLine[];
  table?: Table;
  asks?: Ask[];
  standing?: Option[];
  forbidden?: Forbidden[];
  talk?: Talk;
  clock?: Clock;
  done?: string[];
  missed?: Missed[];
}

/** A message with this id was carried out before, and nothing was done again; or it was a `ping`. */
export interface Done {
  type: "done";
  id: string;
}

/** A message changed nothing: why (`error-<code>` in the texts), and the same in English. */
export interface Error {
  type: "error";
  code: string;
  args: Record<string, any>;
  text: string;
  id: string | null;
}

/** Why a request was refused: `error-<code>` in the texts, and the same in English. */
export interface Problem {
  code: string;
  args: Record<string, any>;
  text: string;
}

/** A table to be: the game and how it is played. What is left out is as usual for the game. */
export interface NewTable {
  game: string;
  players: number;
  edition?: string | null;
  rulings?: Record<string, string>;
  sheet?: Record<string, any> | null;
  language?: "de" | "en" | "es" | "fr" | "it" | "uk";
  open?: boolean;
  clock?: "correspondence" | "fast" | "none" | "relaxed";
  chat?: boolean;
  first?: string | null;
}

/** The new table and the secret that makes its holder the host. */
export interface Created {
  table: string;
  host: string;
}

/** Sit down under a name. */
export interface TakeSeat {
  name: string;
}

/** The seat and the secret that opens it, on any device. */
export interface Taken {
  table: string;
  seat: string;
  secret: string;
}

/** The secret that the seat is to have, made by the client, who then knows it even if the answer is lost. */
export interface NewSecret {
  secret: string;
}

/** A new secret in place of the old one, which opens nothing any more. */
export interface Rotated {
  secret: string;
}

export interface SetBot {
  level: string;
}

export interface SetReady {
  ready: boolean;
}

export interface SetOffered {
  offered: boolean;
}

/** Whether one agrees that a substitute may have the seat that is offered, with all that it knows. */
export interface SetAgreed {
  agreed: boolean;
}

/** The table of the next game. Everybody's secret, the host's too, opens the same seat there. */
export interface Rematch {
  table: string;
}

export interface Tables {
  tables: Table[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  clocks: Record<string, number | null>;
  elsewhere: string | null;
}

/** A game, or a mode of one for other numbers of players: what can be chosen, the categories by which values are
    put into words, and what to keep from onlookers.

    `beginnings` are the facts with which rounds and turns begin, `told_apart` those without a public form that are
    told to everybody in a position which the table sees: a line of any other would show that something secret happened.
    `backs` says what everybody sees of a thing that is put up face down, for those that do not lie open. */
export interface GameInfo {
  game: string;
  mode: string;
  rules: number;
  least_players: number;
  most_players: number;
  editions: string[];
  rulings: RulingInfo[];
  figures: FigureInfo[];
  asks: Record<string, AskInfo>;
  facts: Record<string, Record<string, string>>;
  beginnings: string[];
  told_apart: string[];
  backs: Record<string, string>;
  forms: Record<string, string[]>;
  words: Record<string, string[]>;
  rule_cards: Record<string, string[]>;
  main_cards: string[];
  numbers: Record<string, number>;
  idle: Record<string, Record<string, string>>;
}

/** A switch of a table: what it changes, what may be given, and what each edition says.

    `subject` is what it changes (`setup`, `moving`, ...): its words are `<game>-ruling-subject-<subject>`. Those of one
    subject stand together, in the order of the rulebook.
    `cards` are the rule cards that it bears on, `players` the numbers of players with which it decides anything.
    `setting` is the setting of a table that does the same (`first`), which is then the way to choose it, or empty. */
export interface RulingInfo {
  key: string;
  subject: string;
  allowed: string;
  values: string[];
  editions: Record<string, string>;
  source: string;
  cards: string[];
  players: number[];
  setting: string;
}

/** A figure of the board: its standard value, its bounds, how sure it is and where that is argued.

    `cards` are the rule cards that it bears on, `players` the numbers of players for which it counts. */
export interface FigureInfo {
  name: string;
  standard: number;
  least: number;
  most: number;
  grade: string;
  source: string;
  cards: string[];
  players: number[];
}

/** What may be seen of a kind of choice by whoever looks over its player's shoulder while their cards are covered.

    `options` and `question` (beyond its first sentence) say whether these may be seen at all, `without` which kinds of
    options may not. `alike` are the options to show to everybody, possible or not, because only one role has a choice. */
export interface AskInfo {
  options: boolean;
  question: boolean;
  without: string[];
  alike: string[];
}

/** A board sheet that fits the game: its name, and the figures that differ from the standard ones. */
export interface SheetInfo {
  name: string;
  figures: Record<string, number>;
}

export interface Records {
  records: RecordInfo[];
}

/** A finished or uploaded game. `verified` is the error code of what is wrong with it, or empty.

    `digest` is the hash over all its lines; empty for an old record, in which a later change might go unnoticed.
    `rulings` and `figures` hold what its table played otherwise than the edition and the standard board, whose other
    name is `sheet`; `first` is who began. */
export interface RecordInfo {
  record: string;
  game: string;
  players: number;
  edition: string;
  rulings: Record<string, string>;
  sheet: string;
  figures: Record<string, number>;
  first: string | null;
  names: Record<string, string>;
  frames: number;
  commitment: string;
  digest: string;
  verified: string;
  ending: string;
  winners: string[];
  formerly: Record<string, Former[]>;
  numbers: Record<string, number>;
  usual_numbers: Record<string, number>;
}

/** Some frames of a game and how many there are. Each log holds what is new since the frame before. */
export interface Frames {
  total: number;
  frames: Frame[];
}

/** The game after so many deeds as one viewer knew it.

    With everything open, every seat's view is beside it, and in `unseen` what lay hidden from all of them.
    `chat` holds what was written before the next deed. */
export interface Frame {
  place: number;
  view: Record<string, any>;
  log: Fact[];
  asks: Ask[];
  deed: string;
  seats: Record<string, Record<string, any>>;
  unseen: Record<string, any>;
  chat: ChatLine[];
}

/** Everything that one viewer was told and could read up to a frame, without any views.

    After frame n the log had `told[n]` lines and the chat `written[n]`, so the past of every frame before is in it too. */
export interface Past {
  log: Fact[];
  chat: ChatLine[];
  told: number[];
  written: number[];
}

/** Where the rounds or turns of a game begin: everybody was told so, so they are the same for all. */
export interface Beginnings {
  beginnings: Beginning[];
}

/** The frame with which a round begins, or somebody's turn; both are counted from 1. */
export interface Beginning {
  place: number;
  number: number;
  seat: string | null;
}

/** Whether the server is up, and which version it is. */
export interface Health {
  ok: boolean;
  version: string;
}

export type FromClient = Hello | Act | Say | Chat | Ping;

export type FromServer = Snapshot | Update | Done | Error;
