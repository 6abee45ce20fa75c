/** The settings of a table while somebody puts them together. */
import { modeOf, type Mode } from "../state/games";
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
}

export function draftOf(table: Table): Draft {
  const { game, players, edition, rulings, figures, sheet, language, open, clock, chat } = table;
  return { game, players, edition, rulings: { ...rulings }, figures: { ...figures }, sheetName: sheet, language, open, clock, chat };
}

export function newDraft(mode: Mode, info: GameInfo, language: Table["language"]): Draft {
  return { game: mode.game, players: mode.id === "small" ? 2 : mode.usual, edition: info.editions[0]!, rulings: {}, figures: {}, sheetName: "", language, open: false, clock: "none", chat: true };
}

export function settingsOf(draft: Draft): NewTable {
  const { game, players, edition, rulings, figures, sheetName, language, open, clock, chat } = draft;
  const sheet = Object.keys(figures).length ? { name: sheetName || "own", figures } : null;
  return { game, players, edition, rulings, sheet, language, open, clock, chat };
}

/** The same settings for another mode: what is not possible there is left behind. */
export function changeMode(draft: Draft, mode: Mode, info: GameInfo): Draft {
  if (draft.game === mode.game) return { ...draft, players: clamp(draft.players, mode) };
  return { ...newDraft(mode, info, draft.language), open: draft.open, clock: draft.clock, chat: draft.chat };
}

function clamp(players: number, mode: Mode): number {
  return players >= mode.least && players <= mode.most ? players : mode.id === "small" ? 2 : mode.usual;
}

/** Rulings that concern this mode only: those of the small crew have names of their own. */
export function rulingsOf(info: GameInfo, draft: Pick<Draft, "game" | "players">): GameInfo["rulings"] {
  const isSmall = modeOf(draft.game, draft.players).id === "small";
  return info.rulings.filter((ruling) => isSmall || !ruling.key.startsWith("solo"));
}
