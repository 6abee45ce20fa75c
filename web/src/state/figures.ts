/** What the figures of a board sheet are called in the reader's language. */
import { t } from "../text/speech.svelte";
import type { GameInfo } from "../wire";
import { chartsOf, COLUMNS, UNNAMED, type Chart, type Row } from "./sheet";

export const columnName = (info: GameInfo, chart: Chart, column: string): string => (chart.columns === "faces" ? t(`${info.game}-face-${column}`) : column);

export function rowName(info: GameInfo, chart: Chart, { id, room, players }: Row): string {
  if (chart.id === "other") return id;
  const what = room ? t(`${info.game}-room-${room}`) : t(`web-sheet-row-${id}`);
  return players ? t("web-sheet-row-players", { players: players.replace("-", "–"), what }) : what;
}

/** What the sheet of a table is called. */
export function sheetName(name: string): string {
  return name === UNNAMED ? t("web-sheet-unnamed") : name;
}

/** Each figure in words, by its name in a sheet. */
export function figureNames(info: GameInfo): Map<string, string> {
  const found = new Map<string, string>();
  for (const chart of chartsOf(info.figures)) {
    for (const row of chart.rows) {
      row.cells.forEach((figure, index) => {
        const column = chart.columns && row.cells.length > 1 ? columnName(info, chart, COLUMNS[chart.columns][index]!) : "";
        if (figure) found.set(figure.name, [t(`web-sheet-${chart.id}`), rowName(info, chart, row), column].filter(Boolean).join(", "));
      });
    }
  }
  return found;
}
