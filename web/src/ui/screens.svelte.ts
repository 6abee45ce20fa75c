/** Kinds of screens, by how many rem wide and high they are. Media queries follow the browser's own size of type, but not a style sheet of the
 *  reader's that makes the root's larger; rem follow both. Each kind is a class of the root that styles ask for with
 *  `:global(:where(.on-narrow)) { ... }`, which weighs nothing, as a media query does; components ask for `screens.is("narrow")`. */

interface Size { w: number; h: number }

const isPortrait = ({ w, h }: Size): boolean => h >= w;
/** So low that the decision has to stand beside the table; a phone on its side, or a window zoomed to twice its size. */
const isSideways = ({ w, h }: Size): boolean => w < 80 && h < 40 && !isPortrait({ w, h });
/** A tablet upright. */
const isUpright = (size: Size): boolean => size.w >= 48 && size.w < 80 && size.h >= 60 && isPortrait(size);
/** One column. */
const isNarrow = (size: Size): boolean => size.w < 56.25 || isSideways(size);

const KINDS = {
  narrow: isNarrow,
  wide: (size: Size) => !isNarrow(size),
  /** One part at a time, the others behind tabs. An upright tablet may be as narrow, and shows everything below each other. */
  phone: (size: Size) => size.w < 48 || (isNarrow(size) && size.h < 60),
  small: ({ w }: Size) => w < 48,
  sideways: isSideways,
  /** A tablet upright: everything is in sight, the crew and the talk below the table. */
  upright: isUpright,
  /** A tablet on its side, or as low as one: the crew is a row of discs, the talk a drawer. */
  tablet: (size: Size) => !isNarrow(size) && size.w < 80 && !isUpright(size),
  portrait: isPortrait,
  /** A laptop, where it is wide. */
  low: ({ h }: Size) => h < 53.75,
  short: ({ h }: Size) => h <= 48,
  flat: ({ h }: Size) => h <= 30,
  /** Little of the board is seen beside the words. */
  huge: ({ w }: Size) => w <= 19,
  // Where single things need their room: fewer rem wide or high than that.
  "under-30": ({ w }: Size) => w < 30,
  "under-69": ({ w }: Size) => w < 68.75,
  "under-74": ({ w }: Size) => w < 73.75,
  "under-80": ({ w }: Size) => w < 80,
  "under-86": ({ w }: Size) => w < 86.25,
  "under-90": ({ w }: Size) => w < 90,
  "under-100": ({ w }: Size) => w < 100,
  "under-112": ({ w }: Size) => w < 112,
  "lower-43": ({ h }: Size) => h < 43.75,
  "lower-50": ({ h }: Size) => h < 50,
  "lower-62": ({ h }: Size) => h <= 62,
};

export type Kind = keyof typeof KINDS;

/** The kinds of a screen of so many rem. */
export function kindsOf(size: Size): Set<Kind> {
  return new Set((Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind](size)));
}

class Screens {
  /** A rem in pixels. */
  rem = $state(16);
  private kinds = $state.raw<ReadonlySet<Kind>>(new Set());

  is(kind: Kind): boolean {
    return this.kinds.has(kind);
  }

  /** From now on, as long as the page is open. */
  follow(): void {
    const probe = document.createElement("div");
    Object.assign(probe.style, { position: "fixed", width: "1rem", height: "1rem", visibility: "hidden", pointerEvents: "none" });
    document.body.append(probe);
    const judge = (): void => this.judge(probe.getBoundingClientRect().height);
    judge();
    new ResizeObserver(judge).observe(probe);
    addEventListener("resize", judge);
  }

  private judge(rem: number): void {
    const root = document.documentElement;
    this.rem = rem;
    // On very large screens everything is larger, and they are as large as before (style/tokens.css).
    const unit = rem / (parseFloat(getComputedStyle(root).getPropertyValue("--scale")) || 1);
    const kinds = kindsOf({ w: innerWidth / unit, h: innerHeight / unit });
    if (kinds.size === this.kinds.size && [...kinds].every((kind) => this.kinds.has(kind))) return;
    for (const kind of Object.keys(KINDS)) root.classList.toggle(`on-${kind}`, kinds.has(kind as Kind));
    this.kinds = kinds;
  }
}

export const screens = new Screens();
