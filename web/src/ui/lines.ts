/** The lines of the log: what the viewer was told and what they heard, in words. */
import { isPrivate, publicForm } from "../state/facts";
import type { TableState } from "../state/table.svelte";
import { speech, t } from "../text/speech.svelte";
import { apart, piecesOf } from "../text/texts";
import type { ChatLine, Fact, Missed } from "../wire";

export type Line =
  /** Names stand out among its pieces: every second one is a name. */
  | { key: string; kind: "news"; text: string; pieces: readonly string[]; fact: Fact | null }
  | { key: string; kind: "beginning"; text: string }
  /** Covered until somebody holds it, private words with who speaks to whom: even that may be a secret. */
  | { key: string; kind: "secret"; text: string; cover: string; isTalk: boolean }
  | { key: string; kind: "said"; seat: string; name: string; text: string; aside: string; form: string }
  | { key: string; kind: "chat"; seat: string; name: string; text: string; aside: string };

/** What a reader of the log wants to see of it. */
export type Filter = "all" | "talk" | "log";

/** Whether a line is shown. What others know nothing of is under every filter, so that its place does not tell what it is. */
export function isShown(line: Line, filter: Filter): boolean {
  if (filter === "all") return true;
  if (line.kind === "secret") return !line.cover || line.isTalk === (filter === "talk");
  return (line.kind === "said" || line.kind === "chat") === (filter === "talk");
}

/** Whether a fact has no line of its own, because that there is one would tell what the table knows nothing of, such as an infection. */
export function isFolded(table: TableState, fact: Fact): boolean {
  return isPrivate(fact) && fact.name !== "said" && !table.info.told_apart.includes(fact.name) && publicForm(fact) === null && table.isSecret(fact);
}

/** Such facts by the place of the covered line that tells them while it is held: the last one before in the same turn, else the next. */
export function foldsOf(table: TableState): ReadonlyMap<number, readonly Fact[]> {
  const folds = new Map<number, Fact[]>();
  let line = -1;
  let waiting: Fact[] = [];
  table.log.forEach((fact, index) => {
    if (table.info.beginnings.includes(fact.name)) {
      line = -1;
      waiting = [];
    } else if (isFolded(table, fact)) {
      const folded = folds.get(line);
      if (folded) folded.push(fact);
      else if (line < 0) waiting.push(fact);
      else folds.set(line, [fact]);
    } else if (isPrivate(fact) && fact.name !== "said") {
      line = index;
      if (waiting.length) folds.set(line, waiting);
      waiting = [];
    }
  });
  return folds;
}

export function lineOf(table: TableState, fact: Fact, index: number, folded: readonly Fact[] = []): Line {
  const key = `f${index}`;
  const names = table.namesAt(index);
  const secret = table.isSecret(fact) ? ({ key, kind: "secret", cover: table.publicSentence(fact, names) } as const) : null;
  if (fact.name === "said" && fact.args.words !== null) {
    const aside = fact.args.to === null ? "" : t("web-whisper-to", { name: table.name(fact.args.to, names) });
    const [seat, text] = [fact.args.speaker, table.statement(fact.args.words, names)];
    const name = table.name(seat, names);
    if (secret) return { ...secret, text: privately(name, aside, text), isTalk: true };
    return { key, kind: "said", seat, name, text, aside, form: fact.args.words.split(" ")[0]! };
  }
  const pieces = piecesOf([fact, ...folded].map((each) => table.sentence(each, names, apart)).join("\n"));
  const text = pieces.join("");
  if (secret) return { ...secret, text, isTalk: false };
  if (table.info.beginnings.includes(fact.name)) return { key, kind: "beginning", text };
  return { key, kind: "news", text, pieces, fact };
}

/** A key for each line of chat. After a break a table may have fewer of them than before, so their places tell nothing. */
export function keysOf(chat: readonly ChatLine[]): string[] {
  const found = new Map<string, number>();
  return chat.map(({ at, seat }) => {
    const key = `c${at} ${seat}`;
    const times = found.get(key) ?? 0;
    found.set(key, times + 1);
    return times ? `${key} ${times}` : key;
  });
}

export function lineOfChat(table: TableState, line: ChatLine, key: string): Line {
  const sat = table.namesThen(line.at);
  const names = speech.texts.join(line.to.map((seat) => table.name(seat, sat)));
  const name = table.writer(line);
  // Like a statement that was whispered to others: the act is seen, the words are not heard.
  if (!line.text) return newsOf(key, t("fact-whispered-hidden", { speaker: name, to: names }));
  const time = new Date(line.at * 1000).toLocaleTimeString(speech.texts.language, { hour: "2-digit", minute: "2-digit" });
  const to = line.to.length ? t("web-chat-to", { names }) : "";
  const aside = [time, to].filter(Boolean).join(" · ");
  if (to && table.stage !== "over") return { key, kind: "secret", text: privately(name, aside, line.text), cover: "", isTalk: true };
  return { key, kind: "chat", seat: line.seat, name, text: line.text, aside };
}

/** What the clock chose. Where there are roles it is covered: even what could be chosen may tell one. */
export function lineOfMissed(table: TableState, { option }: Missed, index: number): Line {
  const key = `m${index}`;
  const text = t("web-time-out-chosen", { option: table.option(option) });
  return table.view.role && table.stage !== "over" ? { key, kind: "secret", text, cover: t("web-time-out"), isTalk: false } : newsOf(key, text);
}

/** News that no fact tells. */
function newsOf(key: string, text: string): Line {
  return { key, kind: "news", text, pieces: [text], fact: null };
}

/** Private words in full, in two lines. */
function privately(name: string, aside: string, words: string): string {
  return `${[name, aside].filter(Boolean).join(" · ")}\n${words}`;
}

/** A line as it may be read out in a room: what is covered stays so. */
export function spoken(line: Line): string[] {
  switch (line.kind) {
    case "secret":
      return [line.cover, t("web-secret-line")];
    case "said":
    case "chat":
      return [line.name, line.aside, line.text];
    default:
      return [line.text];
  }
}

/** Up to where somebody was told what happened: how many facts, the time of the newest line of chat, and whether it was over. */
export interface Told {
  facts: number;
  at: number;
  isOver: boolean;
}

export function toldBy(table: Pick<TableState, "chat" | "log" | "stage">): Told {
  return { facts: table.log.length, at: table.chat.at(-1)?.at ?? 0, isOver: table.stage === "over" };
}

/** Up to where somebody has followed the talk: the time of the newest line of chat, and how many statements there were. */
export interface Heard {
  at: number;
  said: number;
}

type Talk = Pick<TableState, "chat" | "log" | "you">;

export function heardBy(table: Talk): Heard {
  const said = table.log.filter((fact) => fact.name === "said" && fact.args.words !== null && fact.args.speaker !== table.you);
  return { at: table.chat.at(-1)?.at ?? 0, said: said.length };
}

/** How many lines since then hold words of others that this viewer can read. */
export function unreadSince(heard: Heard, table: Talk): number {
  const written = table.chat.filter((line) => line.text && line.seat !== table.you && line.at > heard.at);
  return written.length + Math.max(0, heardBy(table).said - heard.said);
}
