/** The games as people know them: The Thing for one to three people is a mode of its own. */
import type { GameInfo, Games, RulingInfo } from "../wire";
import type { GlyphName } from "../ui/glyphs";

export interface Mode {
  id: "thing" | "small" | "stayaway";
  game: string;
  glyph: GlyphName;
  least: number;
  most: number;
  /** How many sit down for a quick game against bots. */
  usual: number;
}

export const MODES: readonly Mode[] = [
  { id: "thing", game: "thing", glyph: "r-radio", least: 4, most: 8, usual: 6 },
  { id: "small", game: "thing", glyph: "b-lantern", least: 1, most: 3, usual: 1 },
  { id: "stayaway", game: "stayaway", glyph: "k-door", least: 4, most: 12, usual: 6 },
];

export function modeOf(game: string, players: number): Mode {
  const found = MODES.find((mode) => mode.game === game && players >= mode.least && players <= mode.most);
  return found ?? MODES.find((mode) => mode.game === game) ?? MODES[0]!;
}

/** What the server says about a game in the mode for so many players. */
export function infoOf(games: Games, game: string, players: number): GameInfo {
  const found = games.games.filter((info) => info.game === game);
  return found.find((info) => players >= info.least_players && players <= info.most_players) ?? found[0] ?? games.games[0]!;
}

/** Whether an option decides anything for so many players. One that is chosen by another setting of the table is not offered beside it. */
export function isOffered(ruling: RulingInfo, players: number): boolean {
  return ruling.setting === "" && ruling.players.includes(players);
}
