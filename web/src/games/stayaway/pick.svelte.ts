/** The card of the hand that somebody has picked, on the way to an option: hand and ring share it. */
import type { Choice } from "../../state/choice.svelte";
import type { Option } from "../../wire";
import { cardOf } from "./options";

export class Pick {
  private wanted = $state.raw<{ ask: number; card: string; place: number } | null>(null);

  constructor(private readonly choice: Choice) {}

  private get valid(): { card: string; place: number } | null {
    const { wanted, choice } = this;
    return wanted && wanted.ask === choice.ask?.number && this.optionsOf(wanted.card).length ? wanted : null;
  }

  /** The card that is picked, or that the chosen option is about. */
  get card(): string | null {
    const { selected } = this.choice;
    return (selected ? cardOf(selected) : null) ?? this.valid?.card ?? null;
  }

  /** Which of several equal cards was picked, as its place among the cards that are shown. */
  isAt(card: string, place: number, cards: readonly string[]): boolean {
    if (this.card !== card) return false;
    const { valid } = this;
    return place === (valid?.card === card && cards[valid.place] === card ? valid.place : cards.indexOf(card));
  }

  optionsOf(card: string): readonly Option[] {
    return this.choice.options.filter((option) => cardOf(option) === card);
  }

  /** The cards that are shown, the drawn ones first; empty where one cannot be chosen now. Drawn cards are chosen among
   *  themselves, though the hand may hold equal ones. */
  choosable(drawn: readonly string[], hand: readonly string[]): string[] {
    const isAmongDrawn = this.choice.ask?.kind === "keep";
    return [...drawn, ...hand].map((card, place) => (place < drawn.length === isAmongDrawn && this.optionsOf(card).length ? card : ""));
  }

  /** Pick the card at a place. Where it can be used in one way only, that is chosen; a second press on the same card confirms it. */
  async take(place: number, cards: readonly string[]): Promise<void> {
    const { ask, selected } = this.choice;
    const card = cards[place];
    if (!ask || !card) return;
    const wasPicked = this.isAt(card, place, cards);
    const options = this.optionsOf(card);
    this.wanted = { ask: ask.number, card, place };
    if (options.length === 1 && wasPicked && selected) await this.choice.confirm();
    else if (options.length === 1) this.choice.select(options[0]!.code);
    else if (selected && cardOf(selected) !== card) this.choice.select(null);
  }
}

const picks = new WeakMap<Choice, Pick>();

export function pickOf(choice: Choice): Pick {
  let pick = picks.get(choice);
  if (!pick) picks.set(choice, (pick = new Pick(choice)));
  return pick;
}
