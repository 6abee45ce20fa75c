/** Which addresses mean another machine on another device, in every spelling in which somebody may type them. */
import { describe, expect, it } from "vitest";
import { isItself } from "../src/net/hosts";

const hostOf = (typed: string): string => new URL(`http://${typed}:8000/`).hostname;

describe("an address", () => {
  it.each(["127.0.0.1", "127.1", "127.0.0.1.", "0x7f.1", "2130706433", "0", "0.0.0.0", "0x0", "[::]", "[::1]", "[0:0::1]", "[::ffff:127.0.0.1]", "[::ffff:0.0.0.0]", "localhost", "LOCALHOST", "localhost.", "here.localhost", "here.localhost."])("that means the machine itself: %s", (typed) => {
    expect(isItself(hostOf(typed))).toBe(true);
  });
  it.each(["192.0.2.7", "10.1", "128.0.0.1", "1", "[fd00::1]", "[::2]", "[::ffff:192.0.2.7]", "[7f00::1]", "winterover.example", "localhost.example", "my-localhost", "127.example", "0.0.0.0.example"])("that others can open too: %s", (typed) => {
    expect(isItself(hostOf(typed))).toBe(false);
  });
});
