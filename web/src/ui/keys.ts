/** Keys as their caps say them. */

const ON_CAP = /^(?:Key|Digit|Numpad)([A-Z0-9])$/;

/** The letter or digit of a key: that which it writes, or, where a keyboard writes another alphabet or other signs, that of the key's place. */
export function capOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return /^[a-z0-9]$/i.test(key) ? key.toUpperCase() : (ON_CAP.exec(code)?.[1] ?? key);
}
