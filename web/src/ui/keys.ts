/** Keys as their caps say them. */

/** The letter or digit of a key: that which it writes, or, where a keyboard writes another alphabet, or signs in the place of digits, that of the
 *  key's place. */
export function capOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  const place = /^\p{L}$/u.test(key) ? /^(?:Key|Digit)([A-Z0-9])$/ : /^.$/u.test(key) ? /^Digit([0-9])$/ : null;
  return place?.exec(code)?.[1] ?? key;
}
