/** The choice that a person is making: choose freely, then confirm. Boards and lists share it. */
import type { Snippet } from "svelte";
import type { GlyphName } from "../ui/glyphs";
import type { Ask, AskInfo, Option } from "../wire";
import type { TableState } from "./table.svelte";

/** The mark of somebody, or signs. */
export interface Picture {
  seat: string | null;
  glyphs: readonly GlyphName[];
  /** What each sign means, in a word, where the signs with these say all there is to say: the option's own words are for those who do not see them. */
  captions?: readonly string[];
}

/** What a scene makes of the options. Functions, so that each is as new as the options whenever it is asked: a list that
 *  is drawn whole first and cut afterwards costs twice. */
export interface Drawing {
  /** The options that it draws on its board by itself, by their codes; the decision bar need not list them. */
  drawn?: () => ReadonlySet<string>;
  /** How it draws an option before its words, where a picture helps. */
  picture?: (option: Option) => Picture;
  /** Whether all options have their pictures and numbers, wherever they stand. */
  isTiled?: () => boolean;
  /** Whether the decision bar keeps the line of the options while it lists none, because some come with what is picked on the board. */
  keepsLine?: () => boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A kind of choice that the game says nothing of is kept from onlookers. */
const UNKNOWN: AskInfo = { options: false, question: false, without: [], alike: [] };

/** What is asked, without the options: which of them may be seen is for the choice to say. */
export type Question = Omit<Ask, "options">;

/** Carries out what was chosen; resolves when the server has it, rejects when it refused. */
export type Send = (code: string, ask: number | null) => Promise<unknown>;

export class Choice {
  private wanted = $state<number | null>(null);
  /** What was picked, and for which ask: somebody else may answer that one, and the next may have an option of the same code. */
  private picked = $state.raw<{ ask: number; code: string } | null>(null);
  private drawing = $state.raw<Drawing>({});
  /** What a scene has to say besides, where the decision bar has more room for it than the scene. */
  aside = $state.raw<Snippet | null>(null);
  /** The option that the pointer or the focus is on, which may want some words, and of which ask: whatever vanishes under the pointer does not say so. */
  private pointed = $state.raw<{ ask: number; code: string } | null>(null);
  /** What was sent and is not answered for yet. */
  sending = $state(false);

  constructor(
    private readonly table: TableState,
    private readonly send: Send,
    /** Whether the own cards are covered. */
    private readonly hidesCards: () => boolean = () => false,
  ) {}

  /** Says what the scene makes of the options; gives back what takes that away again. */
  drawAs(drawing: Drawing): () => void {
    this.drawing = drawing;
    return () => (this.drawing = {});
  }

  get drawn(): ReadonlySet<string> {
    return this.drawing.drawn?.() ?? NOTHING;
  }

  get picture(): ((option: Option) => Picture) | null {
    return this.drawing.picture ?? null;
  }

  get isTiled(): boolean {
    return this.drawing.isTiled?.() ?? false;
  }

  get keepsLine(): boolean {
    return this.drawing.keepsLine?.() ?? false;
  }

  private get asked(): Ask | null {
    return this.table.asks.find((ask) => ask.number === this.wanted) ?? this.table.asks[0] ?? null;
  }

  /** The ask that is being answered: the one that was picked, else the first. */
  get ask(): Question | null {
    return this.asked;
  }

  /** What the game says of this kind of choice: the same for everybody who is ever asked it, so that being covered tells nothing. */
  private get shownOfIt(): AskInfo {
    return (this.ask && this.table.info.asks[this.ask.kind]) ?? UNKNOWN;
  }

  /** The options that everybody is shown, the usual one first, where only one role has a choice. */
  get alike(): readonly string[] {
    return this.shownOfIt.alike;
  }

  /** Whether nothing may be shown that tells what this player holds or is. Without a secret role, as in the small crew, all lies open. */
  private get hidesSecrets(): boolean {
    return this.hidesCards() && Boolean(this.table.view.role);
  }

  /** Whether the options are covered, because they tell what their player holds. */
  get isCovered(): boolean {
    return this.ask !== null && this.hidesSecrets && !this.shownOfIt.options;
  }

  /** Whether of the question only what is asked may be read, and not what it goes on with. */
  get isQuestionCovered(): boolean {
    return this.isCovered && !this.shownOfIt.question;
  }

  /** The kinds of options that are covered while the others of the choice are not. */
  private get covered(): readonly string[] {
    return this.hidesSecrets ? this.shownOfIt.without : [];
  }

  /** Whether there may be more options than are shown: for everybody who is asked this with covered cards, whether there are any or not. */
  get mayHaveMore(): boolean {
    return this.covered.length > 0;
  }

  /** What may be chosen now in this ask, as far as it may be seen. */
  get options(): readonly Option[] {
    const { covered } = this;
    const options = this.isCovered ? [] : (this.asked?.options ?? []);
    return covered.length ? options.filter(({ phrase }) => !covered.includes(phrase.name)) : options;
  }

  /** Whether it is covered what may be done unasked, because that tells a role. */
  get isStandingCovered(): boolean {
    return this.hidesSecrets;
  }

  /** What may be done unasked, as far as it may be seen. */
  get standing(): readonly Option[] {
    return this.isStandingCovered ? [] : this.table.standing;
  }

  /** The options as they are shown: to everybody the same ones where a scene says so, possible or not. */
  get shown(): readonly Option[] {
    const { options } = this;
    return this.alike.length && options.length ? this.alike.map((code) => options.find((option) => option.code === code) ?? { code, phrase: { name: code, args: {} } }) : options;
  }

  /** What is chosen and not confirmed yet; before that, what everybody usually does, or the only option. */
  get selected(): Option | null {
    const { ask, options, picked } = this;
    const usual = options.length === 1 ? options[0]!.code : this.alike[0];
    return options.find((option) => picked?.ask === ask?.number && option.code === picked?.code) ?? options.find((option) => option.code === usual) ?? null;
  }

  /** Whether nobody may see what is chosen: only one role has a choice, and its mark would tell it. */
  get isUnseen(): boolean {
    return this.alike.length > 0 && this.hidesSecrets;
  }

  /** What is shown as chosen. */
  get marked(): Option | null {
    return this.isUnseen ? null : this.selected;
  }

  /** Turn to another of several open asks. */
  turnTo(ask: number): void {
    this.wanted = ask;
    this.picked = null;
  }

  has(code: string): boolean {
    return this.options.some((option) => option.code === code);
  }

  /** Choose; free to change until it is confirmed. */
  select(code: string | null): void {
    const { ask } = this;
    if (!this.sending) this.picked = ask && code !== null ? { ask: ask.number, code } : null;
  }

  /** Say which option the pointer or the focus is on. */
  point(code: string | null): void {
    const { ask } = this;
    this.pointed = ask && code !== null ? { ask: ask.number, code } : null;
  }

  /** The option to be explained: the one pointed at, else the chosen one. */
  get regarded(): Option | null {
    const { ask, pointed } = this;
    return this.shown.find((option) => pointed?.ask === ask?.number && option.code === pointed?.code) ?? this.marked;
  }

  /** Do what is chosen. */
  async confirm(): Promise<void> {
    const { ask, selected } = this;
    if (!ask || !selected || this.sending) return;
    await this.carryOut(selected.code, ask.number);
  }

  /** A click on what is chosen already confirms it; on anything else chooses it. */
  async press(code: string): Promise<void> {
    if (this.selected?.code === code) await this.confirm();
    else this.select(code);
  }

  /** Use a standing option. */
  async use(code: string): Promise<void> {
    if (!this.sending) await this.carryOut(code, null);
  }

  private async carryOut(code: string, ask: number | null): Promise<void> {
    this.sending = true;
    try {
      await this.send(code, ask);
      this.picked = null;
      this.wanted = null;
    } finally {
      this.sending = false;
    }
  }
}
