/** The settings of a table while somebody puts them together. */
import { isOffered, type Mode } from "../state/games";
import { UNNAMED } from "../state/sheet";
import type { GameInfo, NewTable, Table } from "../wire";

export interface Draft {
  game: string;
  players: number;
  edition: string;
  /** Only what differs from the edition. */
  rulings: Record<string, string>;
  /** Only the figures that differ from the standard ones. */
  figures: Record<string, number>;
  sheetName: string;
  language: Table["language"];
  open: boolean;
  clock: Table["clock"];
  chat: boolean;
  /** The seat that begins; null leaves it to the lot. */
  first: string | null;
}

/** The letters of the seats at a table of so many. */
export function seatsOf(players: number): string[] {
  return [..."ABCDEFGHIJKL"].slice(0, players);
}

export function draftOf(table: Table): Draft {
  const { game, players, edition, rulings, figures, sheet, language, open, clock, chat, first } = table;
  return { game, players, edition, rulings: { ...rulings }, figures: { ...figures }, sheetName: sheet, language, open, clock, chat, first };
}

export function newDraft(mode: Mode, info: GameInfo, language: Table["language"]): Draft {
  return { game: mode.game, players: mode.id === "small" ? 2 : mode.usual, edition: info.editions[0]!, rulings: {}, figures: {}, sheetName: "", language, open: false, clock: "none", chat: true, first: null };
}

export function settingsOf(draft: Draft, info: GameInfo): NewTable {
  const { game, players, edition, figures, sheetName, language, open, clock, chat } = draft;
  // A seat that is gone with a smaller number of players begins nothing.
  const first = draft.first !== null && seatsOf(players).includes(draft.first) ? draft.first : null;
  // An option that says the same as a setting counts where the setting says nothing, as with a table of another program.
  const kept = info.rulings.filter((ruling) => isOffered(ruling, players) || (ruling.setting === "first" && first === null)).map(({ key }) => key);
  const rulings = Object.fromEntries(Object.entries(draft.rulings).filter(([key]) => kept.includes(key)));
  const sheet = Object.keys(figures).length ? { name: sheetName || UNNAMED, figures } : null;
  return { game, players, edition, rulings, sheet, language, open, clock, chat, first };
}

/** The same settings for another mode: what is not possible there is left behind. */
export function changeMode(draft: Draft, mode: Mode, info: GameInfo): Draft {
  if (draft.game === mode.game) {
    const listed = new Set(info.rulings.map((ruling) => ruling.key));
    const rulings = Object.fromEntries(Object.entries(draft.rulings).filter(([key]) => listed.has(key)));
    return { ...draft, rulings, players: clamp(draft.players, mode) };
  }
  return { ...newDraft(mode, info, draft.language), open: draft.open, clock: draft.clock, chat: draft.chat };
}

function clamp(players: number, mode: Mode): number {
  return players >= mode.least && players <= mode.most ? players : mode.id === "small" ? 2 : mode.usual;
}
