/** What the host of an address means. */

/** As a browser spells it: `127.1` is 127.0.0.1 by then, `0` is 0.0.0.0, and an IPv4 address in IPv6 is in hexadecimal digits. */
const ITSELF = /^((.+\.)?localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]+|0:0)\])$/;

/** Whether the host of an address means the machine that opens it. */
export function isItself(host: string): boolean {
  return ITSELF.test(host);
}
