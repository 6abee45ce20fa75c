/** What stands, lies and is stored in the rooms of the base, read from a view. Both modes of The Thing share it. */
import type { GameInfo, Table } from "../../wire";
import type { View } from "../../state/table.svelte";
import { CAPACITY } from "./plan";

/** A figure on the board. */
export interface Standee {
  /** Whose mark it bears: the letter of a seat, or what a mode uses as one. */
  mark: string;
  name: string;
  room: string | null;
  upright: boolean;
  isMine: boolean;
  /** What it is, where a replay has everything open. */
  role: string | undefined;
}

/** Something on the board that can be chosen: the option it stands for, and what that does as a sentence. */
export interface Lit {
  code: string;
  label: string;
  /** What choosing it is good for; may be empty. */
  hint: string;
}

export interface Stock {
  have: number;
  slots: number;
}

export interface RoomState {
  figures: Standee[];
  hasDog: boolean;
  hasToken: boolean;
  fuel?: Stock;
  damage?: Stock;
  /** Cards, tokens or meals that are left here. */
  store?: number;
  /** Strength of the revealed aliens that strike here; null where it is hidden. */
  alien?: number | null;
  isBurned: boolean;
  isDestroyed: boolean;
  isDark: boolean;
  isFull: boolean;
}

const STORES: Record<string, string> = { armoury: "weapon_deck_size", storeroom: "item_deck_size", laboratory: "lab_size", kitchen: "kitchen", kennel: "kennel", underground: "underground", outside: "outside" };

/** A room as the view shows it. */
export function roomState(view: View, name: string, figures: readonly Standee[]): RoomState {
  const here = figures.filter((figure) => figure.room === name);
  const slots = (what: "fuel" | "damage"): Stock | undefined => {
    const most = view[`${what}_slots`]?.[name] as number | undefined;
    return most ? { have: view[what][name] as number, slots: most } : undefined;
  };
  return {
    figures: here,
    hasDog: (view.dogs as string[]).includes(name),
    hasToken: view.token_room === name,
    fuel: slots("fuel"),
    damage: slots("damage"),
    store: STORES[name] ? (view[STORES[name]!] as number) : undefined,
    alien: (view.strength_in as Record<string, number> | undefined)?.[name],
    isBurned: (view.burned as string[]).includes(name),
    isDestroyed: name === "boiler" && Boolean(view.boiler_destroyed),
    isDark: name === "generator" && Boolean(view.power_failed),
    isFull: here.length >= CAPACITY,
  };
}

/** A figure of the board as it is at this table. */
export function figureOf(info: GameInfo, table: Table, name: string): number {
  return table.figures[name] ?? info.figures.find((each) => each.name === name)?.standard ?? 0;
}

const CHARTS: readonly [string, number, number][] = [["4-5", 4, 5], ["6", 6, 6], ["7-8", 7, 8]];

export interface Cost {
  what: "boiler" | "generator" | "frost" | "flight";
  number: number;
}

/** What this weather does in a round: barrels burned, steps of the frost and of the rescue helicopter. */
export function costs(info: GameInfo, table: Table, view: View): Cost[] {
  const face = view.weather as string | null;
  if (face === null) return [];
  const people = table.players < 4 ? 6 : table.players;
  const chart = CHARTS.find(([, least, most]) => people >= least && people <= most)?.[0] ?? "6";
  const number = (name: string): number => figureOf(info, table, name);
  const found: Cost[] = [];
  if (view.boiler_destroyed) found.push({ what: "frost", number: number(`freezing_advance.${face}`) });
  else found.push({ what: "boiler", number: number(`weather.${chart}.${face}.boiler`) });
  if (!view.power_failed) found.push({ what: "generator", number: number(`weather.${chart}.${face}.generator`) });
  if (view.sos && !view.rescue_gone && view.sos < view.sos_spaces) found.push({ what: "flight", number: number(`helicopter_advance.${face}`) });
  return found;
}
