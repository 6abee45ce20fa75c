/** Kinds of screens, where a component has to know them. Styles repeat these widths and heights, because they cannot share them. */

/** One part at a time, the others behind tabs. An upright tablet is as narrow, and shows everything below each other. */
export const PHONE = "(max-width: 47.9375em), (max-width: 56.1875em) and (max-height: 59.9375em)";
/** The talk is out of sight: behind a tab, or in a drawer. */
export const FOLDED = `${PHONE}, (min-width: 56.25em) and (max-width: 79.9375em) and (orientation: landscape)`;
/** A tablet upright: everything is in sight, the crew and the talk below the table. */
export const UPRIGHT = "(min-width: 48em) and (max-width: 79.9375em) and (min-height: 60em) and (orientation: portrait)";
/** A phone on its side: the decision stands beside the table. */
export const SIDEWAYS = "(max-width: 56.1875em) and (max-height: 36em) and (orientation: landscape)";
/** A laptop: wide enough for everything, but low. */
export const LOW = "(max-height: 53.6875em) and (min-width: 56.25em)";
