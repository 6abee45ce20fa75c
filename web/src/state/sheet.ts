/** The figures of a board sheet, laid out as the printed board has them: tables with a row for each thing. */
import type { FigureInfo } from "../wire";

/** What a sheet is called that nobody gave a name. */
export const UNNAMED = "own";

const FACES = ["sun", "cloudy", "snow", "storm"];
const COUNTS = ["4", "5", "6", "7", "8"];
const CHARTS = ["4-5", "6", "7-8"];

/** What a row is called: a text of its own, or a room and what of it is counted. */
export interface Row {
  id: string;
  /** The room that the row is about, as the game names rooms. */
  room?: string;
  /** For how many players the row counts. */
  players?: string;
  /** The figure of each column; null where the board has none. One figure alone counts for all columns. */
  cells: (FigureInfo | null)[];
}

export interface Chart {
  id: "die" | "weather" | "moves" | "tracks" | "fuel" | "damage" | "other";
  /** What the columns are; a chart without columns has one figure a row. */
  columns: "faces" | "counts" | null;
  rows: Row[];
}

export const COLUMNS: Readonly<Record<"faces" | "counts", readonly string[]>> = { faces: FACES, counts: COUNTS };

/** Rooms by the names that figures have for what stands in them. */
const ROOMS: Readonly<Record<string, string>> = { boiler: "boiler", generator: "generator", radio: "radio", base_helicopter: "helicopter", snowmobile: "shed", shed: "shed" };

/** All figures in charts; what the layout does not know comes last under its own name. */
export function chartsOf(figures: readonly FigureInfo[]): Chart[] {
  const byName = new Map(figures.map((figure) => [figure.name, figure]));
  const taken = new Set<string>();
  function take(name: string): FigureInfo | null {
    const figure = byName.get(name) ?? null;
    if (figure) taken.add(name);
    return figure;
  }
  const row = (id: string, names: readonly string[], about: Pick<Row, "room" | "players"> = {}): Row => ({ id, ...about, cells: names.map(take) });
  const byFace = (path: string): string[] => FACES.map((face) => path.replace("*", face));
  /** A row for a room, whose figure may differ by player count or not. */
  function slots(table: string, name: string): Row {
    const whole = `${table}.${name}`;
    return row(table, byName.has(whole) ? [whole] : COUNTS.map((players) => `${whole}.${players}`), { room: ROOMS[name] });
  }

  const charts: Chart[] = [
    { id: "die", columns: "faces", rows: [row("die", byFace("die.*"))] },
    { id: "weather", columns: "faces", rows: CHARTS.flatMap((players) => ["boiler", "generator"].map((room) => row("weather", byFace(`weather.${players}.*.${room}`), { room, players }))) },
    { id: "moves", columns: "faces", rows: ["helicopter_advance", "freezing_advance"].map((id) => row(id, byFace(`${id}.*`))) },
    { id: "tracks", columns: "counts", rows: [...["sos_spaces", "heli_fuel_spaces", "freezing_spaces", "suspicion.spaces", "suspicion.green", "suspicion.yellow"].map((id) => row(id.replace(".", "_"), [id])), row("suspicion_red", COUNTS.map((players) => `suspicion.red.${players}`))] },
    { id: "fuel", columns: "counts", rows: ["boiler", "generator", "base_helicopter", "snowmobile"].map((name) => slots("fuel_slots", name)) },
    { id: "damage", columns: "counts", rows: ["boiler", "generator", "radio", "base_helicopter", "shed"].map((name) => slots("damage_slots", name)) },
  ];
  const rest = figures.filter(({ name }) => !taken.has(name));
  charts.push({ id: "other", columns: null, rows: rest.map((figure) => ({ id: figure.name, cells: [figure] })) });
  return charts.map((chart) => ({ ...chart, rows: chart.rows.filter(({ cells }) => cells.some(Boolean)) })).filter(({ rows }) => rows.length);
}

/** Whether the column is the one that counts for so many players; a chart's row may stand for a range of them. */
export function countsFor(range: string, players: number): boolean {
  const [least, most = least] = range.split("-").map(Number);
  return players >= least! && players <= most!;
}
