/** Where the seats of the ring are on the screen: equally far apart on an ellipse, clockwise, the viewer at the bottom. Where
 *  there is little room the ellipse has corners, so that more seats fit beside each other. */

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  centre: Point;
  rx: number;
  ry: number;
  /** The way around, as an SVG path. */
  outline: string;
  /** Size of a seat's disc. */
  disc: number;
  /** Room for a seat's caption. */
  caption: number;
  seats: Point[];
  /** Gap `i` is between seats `i` and `i + 1`. */
  gaps: Point[];
}

const STEPS = 720;
/** Room for the signs above a disc. */
const ABOVE = 12;
/** Exponents of the ellipse, from round to nearly a rectangle. */
const BENDS = [2, 3, 4, 5] as const;
/** How small a disc may become: the last only where seats would lie over each other otherwise. */
const LEAST_DISCS = [34, 28] as const;
/** What the piles need at least. */
const LEAST = { width: 150, height: 48 };

/** `below` is the room that a caption under a disc needs; `scale` how much larger than usual everything is. */
export function layoutOf(count: number, width: number, height: number, below: number, scale = 1): Layout {
  let layout: Layout | undefined;
  for (const least of LEAST_DISCS) {
    let apart: Layout | undefined;
    for (const bend of BENDS) {
      layout = bentLayout(count, width, height, below, scale, bend, least);
      if (!areApart(layout, below)) continue;
      if (isRoomy(middleOf(layout, below, scale), scale)) return layout;
      apart ??= layout;
    }
    if (apart) return apart;
  }
  return layout!;
}

/** Whether no seat lies over another. */
function areApart(layout: Layout, below: number): boolean {
  const parts = layout.seats.map((seat) => partsOf(seat, layout, below));
  return !parts.some((one, index) => parts.slice(index + 1).some((other) => one.some((a) => other.some((b) => touch(a, b)))));
}

function isRoomy({ width, height }: Box, scale: number): boolean {
  return width >= LEAST.width * scale && height >= LEAST.height * scale;
}

/** A seat's disc and its caption. */
function partsOf(seat: Point, layout: Layout, below: number): Box[] {
  const { disc } = layout;
  const caption = captionOf(seat, layout);
  return [
    { x: seat.x - disc / 2, y: seat.y - disc / 2, width: disc, height: disc },
    { x: seat.x - caption / 2, y: seat.y + disc / 2, width: caption, height: below + 4 },
  ];
}

function touch(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function bentLayout(count: number, width: number, height: number, below: number, scale: number, bend: number, least: number): Layout {
  const disc = Math.max(least, Math.min(88 * scale, width / 10, height / 9));
  const wide = Math.min(84 * scale, width / 9);
  const centre = { x: width / 2, y: (height - below) / 2 };
  const rx = Math.max(1, width / 2 - wide);
  const ry = Math.max(1, centre.y - disc / 2 - ABOVE);

  // Lengths of the way along the ellipse, from the bottom clockwise as seen on the screen.
  const points: Point[] = [];
  const lengths: number[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / STEPS;
    const point = { x: centre.x + rx * bent(Math.cos(angle), bend), y: centre.y + ry * bent(Math.sin(angle), bend) };
    const before = points.at(-1);
    lengths.push(before ? lengths.at(-1)! + Math.hypot(point.x - before.x, point.y - before.y) : 0);
    points.push(point);
  }
  const around = lengths.at(-1)!;
  const at = (share: number): Point => {
    const index = Math.max(1, lengths.findIndex((length) => length >= share * around));
    const [before, after] = [points[index - 1]!, points[index]!];
    const part = (share * around - lengths[index - 1]!) / (lengths[index]! - lengths[index - 1]! || 1);
    return { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part };
  };
  const places = Array.from({ length: count }, (_, index) => index);
  return {
    centre,
    rx,
    ry,
    outline: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`,
    disc,
    caption: Math.max(56, Math.min(170 * scale, around / count - 8)),
    seats: places.map((index) => at(index / count)),
    gaps: places.map((index) => at((index + 0.5) / count)),
  };
}

/** A coordinate on the unit circle, pushed outwards. */
function bent(value: number, bend: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / bend);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How wide the caption of a seat may be: one at the side ends where the table does. */
export function captionOf(seat: Point, { caption, centre }: Layout): number {
  return Math.min(caption, 2 * (centre.x - Math.abs(seat.x - centre.x)) - EDGE);
}

/** What a seat covers: its disc with the signs around it, and its caption. */
export function boxOf(seat: Point, layout: Layout, below: number): Box {
  const { disc } = layout;
  const width = Math.max(captionOf(seat, layout), disc + 2 * SIGNS);
  return { x: seat.x - width / 2, y: seat.y - disc / 2 - SIGNS, width, height: disc + SIGNS + below + BETWEEN };
}

/** Between a caption and the edges of the table, both sides together. */
const EDGE = 4;
/** How far the signs around a disc reach. */
const SIGNS = 10;
/** Between a disc and its caption. */
const BETWEEN = 8;
/** What the piles and the news want; more is welcome, less is tight. */
const WANTED = { width: 420, height: 320 };

/** The middle of the table that no seat reaches into: of narrow and high to wide and low, what serves the piles best. The
 *  centre is in it, with the arrows of the direction around it: it ends before the seats at the sides. */
export function middleOf(layout: Layout, below: number, scale = 1): Box {
  const boxes = layout.seats.map((seat) => boxOf(seat, layout, below));
  let best: Box = { x: layout.centre.x, y: layout.centre.y, width: 0, height: 0 };
  let bestWorth = -1;
  for (let share = 1; share > 0.2; share -= 0.05) {
    const half = layout.rx * share;
    const [left, right] = [layout.centre.x - half, layout.centre.x + half];
    const inTheWay = boxes.filter((box) => box.x < right && box.x + box.width > left);
    const above = inTheWay.filter((box) => box.y + box.height <= layout.centre.y);
    const under = inTheWay.filter((box) => box.y >= layout.centre.y);
    if (above.length + under.length < inTheWay.length) continue;
    const top = Math.max(0, ...above.map((box) => box.y + box.height));
    const bottom = Math.min(2 * layout.centre.y + below, ...under.map((box) => box.y));
    const height = Math.max(0, bottom - top);
    const worth = Math.min(1, (2 * half) / (WANTED.width * scale)) * Math.min(1, height / (WANTED.height * scale));
    if (worth > bestWorth) [best, bestWorth] = [{ x: left, y: top, width: 2 * half, height }, worth];
  }
  return best;
}

/** How far a door may stand off the way around, as shares of its size: inwards, then outwards. */
const ASIDE = [0, 0.4, -0.4, 0.8, -0.8, 1.2, 1.6, 2] as const;
/** How wide a name usually is; its caption may be as wide as the gaps between the seats. */
const NAME = 58;
const GAP = 2;

/** Where the door of a gap stands, and how large it is: of these sizes the first that touches neither a seat nor what else is taken,
 *  else the last one in its gap. */
export function doorIn(layout: Layout, gap: number, below: number, sizes: readonly number[], taken: readonly Box[] = [], scale = 1): Point & { size: number } {
  const { centre } = layout;
  const at = layout.gaps[gap]!;
  const away = Math.hypot(centre.x - at.x, centre.y - at.y) || 1;
  const named = { ...layout, caption: Math.min(layout.caption, NAME * scale) };
  const others = [...layout.seats.flatMap((seat) => partsOf(seat, named, below)), ...taken];
  for (const size of sizes)
    for (const share of ASIDE) {
      const far = (share * size) / away;
      const [x, y] = [at.x + (centre.x - at.x) * far, at.y + (centre.y - at.y) * far];
      const door = { x: x - size / 2 - GAP, y: y - size / 2 - GAP, width: size + 2 * GAP, height: size + 2 * GAP };
      const isInside = door.x >= 0 && door.y >= 0 && door.x + door.width <= 2 * centre.x && door.y + door.height <= 2 * centre.y + below;
      if (isInside && !others.some((other) => touch(other, door))) return { x, y, size };
    }
  return { ...at, size: sizes.at(-1)! };
}

/** The ring turned so that it begins with the viewer; who has no seat in it begins where it begins. */
export function turnedTo<T>(ring: readonly T[], first: T | null): { item: T; index: number }[] {
  const start = Math.max(0, first === null ? 0 : ring.indexOf(first));
  return ring.map((_, step) => (start + step) % ring.length).map((index) => ({ item: ring[index]!, index }));
}

interface Way {
  from: Point;
  to: Point;
  /** Of its head, in degrees. */
  angle: number;
}

/** A straight arrow between two discs. */
export function arrow(from: Point, to: Point, distance: number): Way {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + ux * distance, y: from.y + uy * distance };
  const end = { x: to.x - ux * distance, y: to.y - uy * distance };
  return { from: start, to: end, angle: (Math.atan2(uy, ux) * 180) / Math.PI };
}

/** Where something may be drawn that goes along an arrow, as shares of its way: best near the beginning, the end is for the head. */
const PLACES = [0.3, 0.2, 0.4, 0.5, 0.6];
/** Half of what is drawn there. */
const HALF = 16;

/** Where an arrow carries something, clear of what is in the middle of the table. Where there is no such place, the middle says it alone. */
export function carriedOn({ from, to }: Way, taken: readonly Box[]): Point | null {
  const places = PLACES.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  return places.find((place) => !taken.some((box) => covers(box, place, HALF))) ?? null;
}

/** Whether something around a point, reaching so far from it, would touch a box. */
export function covers(box: Box, { x, y }: Point, reach: number): boolean {
  return x > box.x - reach && x < box.x + box.width + reach && y > box.y - reach && y < box.y + box.height + reach;
}
