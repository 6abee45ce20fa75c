/** A key on its way to another device: in the fragment of a link, which browsers send to nobody, and there only until the page
 *  that is opened by it has read it. */

export interface Carried {
  /** The letter of the seat that it opens; null for what the host may do. Empty in a mangled link, which opens nothing. */
  seat: string | null;
  secret: string;
}

const HOST = "host";

/** The address that opens a place at a table, of which this is the link. */
export function linkOf(table: string, { seat, secret }: Carried): string {
  return `${table}#${seat ?? HOST}.${secret}`;
}

/** What a key is in, or what is left of one: a link cut before or after the dot, another letter, a key without its seat. */
const MANGLED = /^#(?:[a-z]|ho|hos|host)\W*$|\.|[\w-]{20}/i;

/** The key in the fragment of an address. What messengers put behind a link, such as a full stop, and small letters do no harm.
 *  Of a mangled link the key is left behind: it has to leave the address too, and whoever came by it is told. */
export function carriedIn(fragment: string): Carried | null {
  const [, seat, secret] = /^#(host|[A-L])\.([\w-]*)/i.exec(fragment) ?? [];
  if (seat && secret) return { seat: seat.toLowerCase() === HOST ? null : seat.toUpperCase(), secret };
  return MANGLED.test(fragment) ? { seat: "", secret: "" } : null;
}
