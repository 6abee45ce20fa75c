import { describe, expect, it } from "vitest";
import { Frames } from "../src/pages/frames";

const TOTAL = 250;

function source(): { frames: Frames; asked: number[] } {
  const asked: number[] = [];
  const frames = new Frames("X", "A", (_record, _as, from, count) => {
    asked.push(from);
    const found = Array.from({ length: Math.min(count, TOTAL - from) }, (_, index) => ({ place: from + index, view: {}, log: [{ name: `fact ${from + index}`, args: {} }], chat: (from + index) % 100 ? [] : [{ seat: "A", text: `at ${from + index}`, at: 0, to: [], after: from + index + 1 }] }));
    return Promise.resolve({ total: TOTAL, frames: found as never });
  });
  return { frames, asked };
}

describe("Frames", () => {
  it("finds any frame, and asks for each piece once", async () => {
    const { frames, asked } = source();
    expect((await frames.at(120))?.place).toBe(120);
    expect((await frames.at(121))?.place).toBe(121);
    expect((await frames.at(249))?.place).toBe(249);
    expect(asked).toEqual([100, 200]);
    expect(frames.total).toBe(TOTAL);
  });

  it("tells everything up to a frame and nothing after it", async () => {
    const { log, chat } = await source().frames.upTo(101);
    expect(log).toHaveLength(102);
    expect(log.at(-1)?.name).toBe("fact 101");
    expect(chat.map((line) => line.text)).toEqual(["at 0", "at 100"]);
  });
});
