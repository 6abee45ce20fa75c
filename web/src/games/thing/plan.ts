/** The floor plan of the base: where its rooms are drawn, their walls, their keys, and how to go from one to the next. */
import type { GlyphName } from "../../ui/glyphs";

export const WIDTH = 880;
export const HEIGHT = 524;
/** How many Characters stand in a green room, at most. */
export const CAPACITY = 3;

export type Family = "green" | "blue" | "purple" | "yellow";
type Door = readonly ["t" | "b", number];

export interface RoomPlan {
  /** As the rules name it; `underground` and `outside` are stocks and no rooms of the rules. */
  name: string;
  family: Family;
  glyph: GlyphName;
  x: number;
  y: number;
  w: number;
  h: number;
  doors: readonly Door[];
  /** The key that chooses it; always the same, whether the room is open or not. */
  key: string;
}

function room(name: string, family: Family, glyph: GlyphName, box: readonly [number, number, number, number], doors: readonly Door[] = [], key = ""): RoomPlan {
  const [x, y, w, h] = box;
  return { name, family, glyph, x, y, w, h, doors, key };
}

/** In reading order, which is the order of the focus too. */
export const ROOMS: readonly RoomPlan[] = [
  room("weather", "green", "r-weather", [4, 22, 138, 132], [], "1"),
  room("radio", "green", "r-radio", [166, 22, 131, 132], [["b", 24]], "2"),
  room("laboratory", "green", "r-lab", [305, 22, 131, 132], [["b", 86]], "3"),
  room("armoury", "green", "r-armory", [444, 22, 131, 132], [["b", 24]], "4"),
  room("storeroom", "green", "r-storage", [583, 22, 131, 132], [["b", 86]], "5"),
  room("helicopter", "green", "r-heli", [738, 22, 138, 148], [], "6"),
  room("dormitory", "blue", "r-dorm", [166, 186, 140, 138], [["t", 92]], "D"),
  room("rec", "blue", "r-rec", [330, 186, 220, 138], [["t", 96], ["b", 150]], "T"),
  room("kitchen", "green", "r-kitchen", [574, 186, 140, 138], [["t", 28]], "7"),
  room("outside", "yellow", "r-outside", [738, 204, 138, 98]),
  room("kennel", "purple", "r-kennel", [4, 268, 138, 132], [], "K"),
  room("boiler", "green", "r-boiler", [166, 356, 190, 146], [["t", 64]], "8"),
  room("underground", "yellow", "r-underground", [364, 356, 152, 146], [["t", 36]]),
  room("generator", "green", "r-generator", [524, 356, 190, 146], [["t", 104]], "9"),
  room("shed", "green", "r-shed", [738, 336, 138, 138], [], "0"),
];

export const ROOM_OF: ReadonlyMap<string, RoomPlan> = new Map(ROOMS.map((each) => [each.name, each]));

export function glyphOf(name: string): GlyphName {
  return ROOM_OF.get(name)?.glyph ?? "u-board";
}

export function roomOfKey(key: string): string | null {
  return ROOMS.find((each) => each.key !== "" && each.key === key.toUpperCase())?.name ?? null;
}

/** The outline of a room: a pad for the helicopter, rounded for the weather station, else a rectangle. */
export function outline({ name, x, y, w, h }: RoomPlan): string {
  if (name === "helicopter") return `M${x + 24} ${y}H${x + w - 24}L${x + w} ${y + 24}V${y + h - 24}L${x + w - 24} ${y + h}H${x + 24}L${x} ${y + h - 24}V${y + 24}Z`;
  if (name === "weather") return `M${x} ${y + 14}a14 14 0 0 1 14-14H${x + w - 14}a14 14 0 0 1 14 14V${y + h - 14}a14 14 0 0 1-14 14H${x + 14}a14 14 0 0 1-14-14Z`;
  return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
}

const DOOR = 20;

/** The walls with gaps for the doors. */
export function walls(plan: RoomPlan): string {
  const { x, y, w, h, doors } = plan;
  if (!doors.length) return outline(plan);
  let path = `M${x} ${y}V${y + h}M${x + w} ${y}V${y + h}`;
  for (const [side, level] of [["t", y], ["b", y + h]] as const) {
    let from = x;
    for (const [, offset] of doors.filter(([wall]) => wall === side)) {
      path += `M${from} ${level}H${x + offset}`;
      from = x + offset + DOOR;
    }
    path += `M${from} ${level}H${x + w}`;
  }
  return path;
}

/** The doors, each standing open. */
export function leaves({ x, y, h, doors }: RoomPlan): string {
  const r = DOOR - 2;
  return doors.map(([side, offset]) => (side === "t" ? `M${x + offset + 1} ${y}v-${r}a${r} ${r} 0 0 1 ${r} ${r}` : `M${x + offset + 1} ${y + h}v${r}a${r} ${r} 0 0 0 ${r} -${r}`)).join("");
}

/** Where figures stand in a room: the middle of their feet. */
export function spots(plan: RoomPlan, count: number): [number, number][] {
  const { name, x, y, w, family } = plan;
  if (family === "green") {
    const step = w < 150 ? 32 : 38;
    const first = x + (name === "helicopter" ? 27 : w < 150 ? 23 : 30);
    const feet = y + (name === "kitchen" ? 78 : name === "helicopter" ? 86 : 82);
    return Array.from({ length: Math.max(CAPACITY, count) }, (_, index) => [first + index * step, feet]);
  }
  // All of the crew may be here at once.
  const [perRow, step] = name === "rec" ? [count > 5 ? 4 : 5, 42] : [count > 3 ? 4 : 3, count > 3 ? 32 : 42];
  return Array.from({ length: count }, (_, index) => [x + 32 + (index % perRow) * step, y + 80 + Math.floor(index / perRow) * 50]);
}

const STEP: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest of some rooms in the direction of an arrow key; null if there is none. */
export function neighbour(from: string, arrow: string, among: readonly string[]): string | null {
  const start = ROOM_OF.get(from);
  const step = STEP[arrow];
  if (!start || !step) return null;
  const [sx, sy] = centre(start);
  let best: string | null = null;
  let least = Infinity;
  for (const name of among) {
    const plan = ROOM_OF.get(name);
    if (!plan || name === from) continue;
    const [px, py] = centre(plan);
    const ahead = (px - sx) * step[0] + (py - sy) * step[1];
    const aside = Math.abs((px - sx) * step[1]) + Math.abs((py - sy) * step[0]);
    if (ahead <= 10 || aside > ahead * 2.5) continue;
    const distance = ahead + aside * 1.5;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

export function centre({ x, y, w, h }: RoomPlan): [number, number] {
  return [x + w / 2, y + h / 2];
}

/** A part of the drawing, in its own units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How much of two boxes is common to both. */
function common(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, w) * Math.max(0, h);
}

/** Whether a room is in sight, with its name and whoever stands in it. */
export function isInSight(plan: RoomPlan, seen: Box): boolean {
  return common(plan, seen) > 0.6 * plan.w * plan.h;
}

/** Around which place as much of what is to be done is in sight as can be, with the room that matters besides, or null where
    the present one is as good. */
export function bestView(seen: Box, busy: ReadonlySet<string>, besides: string | null): [number, number] | null {
  const at = ([x, y]: readonly [number, number]): Box => ({
    ...seen,
    x: Math.max(0, Math.min(WIDTH - seen.w, x - seen.w / 2)),
    y: Math.max(0, Math.min(HEIGHT - seen.h, y - seen.h / 2)),
  });
  // The room that matters besides is worth little alone: then nothing that can be done would be in sight.
  const worth = (box: Box): number => {
    const inSight = ROOMS.filter((plan) => isInSight(plan, box)).map(({ name }) => name);
    const todo = inSight.filter((name) => busy.has(name)).length;
    const matters = besides !== null && inSight.includes(besides);
    return todo + (matters ? (todo ? IMPORTANT : 0.5) : 0);
  };
  const places = ROOMS.map(centre).filter((place) => worth(at(place)) > worth(seen));
  return places.reduce<[number, number] | null>((best, place) => (best && worth(at(best)) >= worth(at(place)) ? best : place), null);
}

export type Corner = "top right" | "bottom right" | "top left" | "bottom left";
/** How high the name of a room is. */
const NAME = 34;
/** How far its key stands out above it. */
const KEY = 10;
/** How much it matters not to cover somebody, a room where something is to be done or one that the game is about, and a name. */
const IMPORTANT = 3;
const NAMED = 6;

/** The corner of what is seen where a small thing covers the least: no names, nobody, and neither a room where something is to be
    done nor the one that the game is about. Null where it would lie over the name or the key of a room that can be chosen anyway. */
export function quietCorner(seen: Box, small: Pick<Box, "w" | "h">, busy: ReadonlySet<string>, about: string | null = null, peopled: ReadonlySet<string> = new Set()): Corner | null {
  const boxAt = (corner: Corner): Box => ({ ...small, x: corner.endsWith("right") ? seen.x + seen.w - small.w : seen.x, y: corner.startsWith("top") ? seen.y : seen.y + seen.h - small.h });
  const covered = (corner: Corner): number =>
    ROOMS.reduce((sum, plan) => sum + NAMED * common(boxAt(corner), { ...plan, h: NAME }) + weightOf(plan.name) * common(boxAt(corner), plan), 0);
  const weightOf = (name: string): number => (busy.has(name) || name === about ? IMPORTANT : peopled.has(name) ? 1 : 0);
  const hidesChoice = (corner: Corner): boolean => ROOMS.some((plan) => busy.has(plan.name) && common(boxAt(corner), { ...plan, y: plan.y - KEY, h: KEY + NAME }) > 0);
  const corners = (["top right", "bottom right", "top left", "bottom left"] as const).filter((corner) => !hidesChoice(corner));
  return corners.reduce<Corner | null>((best, corner) => (best !== null && covered(best) <= covered(corner) ? best : corner), null);
}
