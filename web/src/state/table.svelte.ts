/** One table as one viewer knows it. Live seats, spectators, the TV and replays all hand this to the scenes. */
import { apply, type Known } from "../net/patch";
import { speech } from "../text/speech.svelte";
import { apart, short, splitQuestion, type Names } from "../text/texts";
import { isPrivate, publicForm } from "./facts";
import { Fields } from "./fields";
import { keeper } from "./keeper";
import type { Ask, ChatLine, Fact, Forbidden, GameInfo, Games, Missed, Option, Snapshot, Table, Update } from "../wire";

/** The view of a game: what fields it has is the business of the game's scene. */
export type View = Readonly<Record<string, any>>;

export class TableState {
  private known = $state.raw<Known>()!;
  private readonly fields = new Fields();
  // Who sits where says the same in most messages about the table, and every sentence is made of names.
  private readonly keepLetters = keeper<string[]>();
  private readonly keepNames = keeper<Names>();
  /** By our own clock, when the server's clock was last heard of. */
  private heardAt = $state(0);
  /** What everybody is, where a replay has everything open: by letter, and by Character where one person runs several. */
  opened = $state.raw<Readonly<Record<string, string>>>({});
  /** What the clock chose for this viewer: since they last answered, and before that while this page was open. */
  missed = $state.raw<readonly Missed[]>([]);
  /** Of how many of them they have been told in words. */
  missedTold = 0;

  constructor(
    snapshot: Omit<Snapshot, "type">,
    readonly info: GameInfo,
    /** How many seconds each clock gives; none in a replay. */
    readonly clocks: Games["clocks"] = {},
  ) {
    this.replace(snapshot);
  }

  replace(snapshot: Omit<Snapshot, "type">): void {
    this.known = snapshot;
    // After a break the log goes on from where it was, unless the operator went back to a backup.
    this.missed = this.missed.filter(({ after }) => after <= snapshot.log.length);
    this.noteMissed(snapshot.missed);
    this.fields.replace(snapshot.view);
    this.heardAt = performance.now();
  }

  /** The same for another game, chosen before the start. */
  withInfo(info: GameInfo): TableState {
    return new TableState(this.known, info, this.clocks);
  }

  private noteMissed(missed: readonly Missed[]): void {
    this.missed = [...this.missed, ...missed.filter(({ ask }) => !this.missed.some((other) => other.ask === ask))];
  }

  update(update: Update): void {
    if (update.missed) this.noteMissed(update.missed);
    this.known = apply(this.known, update);
    if (update.view || update.gone) this.fields.replace(this.known.view);
    if (update.clock) this.heardAt = performance.now();
  }

  // What is known

  // Each by itself, so that a part of the page is drawn anew only when what it shows has changed.
  readonly you: string | null = $derived(this.known.you);
  readonly table: Table = $derived(this.known.table);
  readonly code: string = $derived(this.table.table);
  readonly game: string = $derived(this.table.game);
  readonly stage: Table["stage"] = $derived(this.table.stage);
  readonly view: View = this.fields.record;
  readonly log: readonly Fact[] = $derived(this.known.log);
  readonly chat: readonly ChatLine[] = $derived(this.known.chat);
  readonly asks: readonly Ask[] = $derived(this.known.asks);
  readonly standing: readonly Option[] = $derived(this.known.standing);
  readonly forbidden: readonly Forbidden[] = $derived(this.known.forbidden);
  readonly forms: readonly string[] = $derived(this.known.talk.forms);
  readonly whispers: readonly string[] = $derived(this.known.talk.whispers);
  readonly letters: string[] = $derived(this.keepLetters("letters", this.table.seats.map((seat) => seat.seat)));

  /** Whether a bot plays this viewer's seat. */
  readonly isPlayedForYou: boolean = $derived(this.stage === "playing" && this.table.seats.some(({ seat, steward }) => steward && seat === this.you));

  private readonly present: Names = $derived(this.keepNames("present", speech.texts.everybodysNames(this.table.seats)));

  /** Those who were replaced, the last of each seat first, how long this log was then, and when that was. */
  private readonly formerly: readonly { seat: string; name: string; until: number; at: number }[] = $derived.by(() => {
    const former = this.table.seats.flatMap(({ seat, formerly }) => formerly.map((each) => ({ seat, ...each })).reverse());
    if (!former.length) return [];
    const known = this.log.flatMap((fact, index) => (publicForm(fact) ? [index] : []));
    // In a replay that may be still to come.
    return former.map(({ seat, name, facts, at }) => ({ seat, name, until: facts ? (known[facts - 1] ?? Infinity) + 1 : 0, at }));
  });

  /** Everybody's names: in a replay those of the moment that is shown. */
  readonly names: Names = $derived(this.keepNames("names", this.namesAt(this.log.length)));

  private namesWith(left: readonly { seat: string; name: string }[]): Names {
    return left.length ? { ...this.present, ...Object.fromEntries(left.map(({ seat, name }) => [seat, name])) } : this.present;
  }
  /** Everybody's name when the fact at this place of the log was told. */
  namesAt(index: number): Names {
    return this.namesWith(this.formerly.filter(({ until }) => index < until));
  }
  /** Everybody's name when a line of chat was written. */
  namesThen(at: number): Names {
    return this.namesWith(this.formerly.filter((former) => at < former.at));
  }
  /** Who played a seat before the one who has it at the moment that is shown; empty if nobody did. */
  predecessor(seat: string): string {
    return this.formerly.find((former) => former.seat === seat && former.until <= this.log.length)?.name ?? "";
  }
  private namesOf(fact: Fact): Names {
    const index = this.formerly.length ? this.log.indexOf(fact) : -1;
    return index < 0 ? this.names : this.namesAt(index);
  }

  /** The seats that the game waits for. Who might use a window is nobody's business. */
  readonly waiting: ReadonlySet<string> = $derived(new Set(((this.view.waiting ?? []) as [string, string][]).map(([seat]) => seat)));

  /** Whether a fact tells this viewer what the table was not told: others in the room must not read along. */
  isSecret(fact: Fact): boolean {
    return this.you !== null && this.stage !== "over" && isPrivate(fact);
  }

  /** When (by `performance.now()`) this seat's time runs out, or that of a window; null without a clock. */
  deadline(seat: string | null): number | null {
    const clock = this.known.clock;
    const end = (seat !== null ? clock.seats[seat] : undefined) ?? clock.window;
    return end === null || end === undefined ? null : this.heardAt + (end - clock.now) * 1000;
  }

  // In words

  name(letter: string, names = this.names): string {
    return speech.texts.seat(letter, names);
  }
  /** Who wrote a line; somebody else may have the seat by now. */
  writer({ seat, name, at }: Pick<ChatLine, "seat" | "name" | "at">): string {
    return name ? short(name) : this.name(seat, this.namesThen(at));
  }
  sentence(fact: Fact, names = this.namesOf(fact), mark?: (name: string) => string): string {
    return speech.texts.fact(this.info, fact, names, this.you, mark);
  }
  /** A fact as everybody was told it; empty if they were told nothing. */
  publicSentence(fact: Fact, names = this.namesOf(fact)): string {
    const told = publicForm(fact);
    return told ? speech.texts.fact(this.info, told, names, isPrivate(fact) ? null : this.you) : "";
  }
  option(option: Pick<Option, "code" | "phrase">): string {
    return speech.texts.option(this.game, option, this.names);
  }
  /** What an option is good for, in short; empty where that needs no words. */
  hint(ask: Pick<Ask, "kind">, option: Pick<Option, "phrase">): string {
    return speech.texts.hint(this.game, this.info.mode, ask.kind, option);
  }
  question(ask: Pick<Ask, "phrase">): string {
    return speech.texts.ask(this.game, ask, this.names);
  }
  /** The sentence that asks, and what is said besides. */
  questionInParts(ask: Pick<Ask, "phrase">): { question: string; rest: string } {
    return splitQuestion(speech.texts.ask(this.game, ask, this.names, apart));
  }
  /** The rule card that explains a rule best, with its title; null if none does. */
  cardOf(rule: string): { card: string; title: string } | null {
    const named = Object.entries(this.info.rule_cards).filter(([, rules]) => rules.includes(rule)).map(([card]) => card);
    const card = named.find((each) => each.startsWith("topic-")) ?? named[0];
    return card === undefined ? null : { card, title: speech.texts.ruleCardTitle(this.game, card) };
  }
  statement(words: string, names = this.names): string {
    return speech.texts.statement(this.info, words, names);
  }
  /** A value in words: `word("card", "axe")`, `word("room", "boiler")`. */
  word(category: string, value: unknown): string {
    return speech.texts.value(this.game, category, value, this.names);
  }
  /** The same in a word for narrow places. */
  short(category: string, value: string): string {
    return speech.texts.attribute(`${this.game}-${category}-${value}`, "short") || this.word(category, value);
  }
}
