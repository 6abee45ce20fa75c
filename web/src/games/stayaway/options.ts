/** What the options of a choice are about: a card, a seat, a gap of the ring. */
import type { Ask, Option } from "../../wire";

/** What is asked, with the options that may be seen. */
type Offer = Pick<Ask, "phrase"> & { readonly options: readonly Option[] };

function argument(option: Option, name: string): string | null {
  const value = option.phrase.args[name]?.[1] as unknown;
  return value === undefined || value === null ? null : String(value);
}

export function cardOf(option: Option): string | null {
  return argument(option, "card");
}

/** The seat that an option aims at; a side means the seat that is counted to on that side. */
export function seatOf(option: Option, ask: Pick<Ask, "phrase">): string | null {
  if (option.code === "left" || option.code === "right") return (ask.phrase.args[option.code]?.[1] ?? null) as string | null;
  return argument(option, "seat");
}

/** The gap that an option is about, by its place in the ring; -1 if it is about none. */
export function gapOf(option: Option, ring: readonly string[]): number {
  const [left, right] = [argument(option, "left"), argument(option, "right")];
  if (left === null || right === null) return -1;
  return ring.findIndex((seat, index) => seat === left && ring[(index + 1) % ring.length] === right);
}

/** The options that can be seen on the ring while a card (or none) is picked: by seat, and by gap. */
export function litOnRing(ask: Offer | null, card: string | null, ring: readonly string[]): { seats: Map<string, Option>; gaps: Map<number, Option> } {
  const seats = new Map<string, Option>();
  const gaps = new Map<number, Option>();
  if (!ask) return { seats, gaps };
  for (const option of ask.options.filter((each) => cardOf(each) === null || cardOf(each) === card)) {
    const seat = seatOf(option, ask);
    const gap = gapOf(option, ring);
    if (seat !== null) seats.set(seat, option);
    else if (gap >= 0) gaps.set(gap, option);
  }
  return { seats, gaps };
}

/** Whether something can be done without a card as well, such as not to defend oneself: a list of that alone would look as if it were all. */
export function isOfCardsAndMore(options: readonly Option[]): boolean {
  return options.some((option) => cardOf(option) !== null) && options.some((option) => cardOf(option) === null);
}

/** So many places on the ring are listed as well; more are easier to find there. */
const LISTED = 3;

/** Options that need not be listed: those of cards that are not picked, and what the ring lights in many places. */
export function drawnOf(ask: Offer | null, card: string | null, ring: readonly string[], listsAll: boolean): Set<string> {
  const lit = litOnRing(ask, card, ring);
  const onRing = [...lit.seats.values(), ...lit.gaps.values()];
  const drawn = new Set(listsAll || onRing.length <= LISTED ? [] : onRing.map(({ code }) => code));
  if (ask && isOfCardsAndMore(ask.options)) return drawn;
  for (const option of ask?.options ?? []) {
    const own = cardOf(option);
    if (own !== null && own !== card) drawn.add(option.code);
  }
  return drawn;
}
