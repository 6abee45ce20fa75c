import { describe, expect, it } from "vitest";
import { Frames } from "../src/pages/frames";
import type { ChatLine, Fact, Frame, Past } from "../src/wire";

const TOTAL = 250;

const fact = (name: string): Fact => ({ name, args: {} });
const frameAt = (place: number): Frame => ({ place, view: {}, log: [], asks: [], deed: "", seats: {}, unseen: {}, chat: [] });

/** A game in which every third deed tells nothing and every hundredth has somebody write something after it. */
function pastOf(): Past {
  const past: Past = { log: [], chat: [], told: [], written: [] };
  for (let place = 0; place < TOTAL; place++) {
    if (place % 3) past.log.push(fact(`fact ${place}`));
    if (place % 100 === 0) past.chat.push({ seat: "A", text: `at ${place}`, at: 0, to: [], after: past.log.length, name: "" } satisfies ChatLine);
    past.told.push(past.log.length);
    past.written.push(past.chat.length);
  }
  return past;
}

function source(): { frames: Frames; asked: string[]; failing: { is: boolean } } {
  const asked: string[] = [];
  const failing = { is: false };
  const answer = async <T>(found: T): Promise<T> => {
    if (failing.is) throw new Error("nobody answers");
    return found;
  };
  const frames = new Frames("X", "A", {
    frames: (record, seenAs, from, count) => {
      asked.push(`${record} ${seenAs} from ${from}, ${count}`);
      return answer({ total: TOTAL, frames: Array.from({ length: Math.min(count, TOTAL - from) }, (_, index) => frameAt(from + index)) });
    },
    past: (record, seenAs) => {
      asked.push(`${record} ${seenAs} past`);
      return answer(pastOf());
    },
  });
  return { frames, asked, failing };
}

describe("Frames", () => {
  it("finds any frame, and asks for those near it only, once", async () => {
    const { frames, asked } = source();
    const found = await Promise.all([120, 121, 249, 0, 249].map((place) => frames.at(place)));
    expect(found.map((frame) => frame?.place)).toEqual([120, 121, 249, 0, 249]);
    expect((await frames.at(139))?.place).toBe(139);
    expect(asked).toEqual(["X A from 120, 20", "X A from 240, 20", "X A from 0, 20"]);
    expect(await frames.at(TOTAL)).toBeUndefined();
  });

  it("tells everything up to a frame and nothing after it, and asks for it once", async () => {
    const { frames, asked } = source();
    for (const place of [TOTAL - 1, 0, 101, 102, 100, 99]) {
      const { log, chat } = await frames.upTo(place);
      const places = Array.from({ length: place + 1 }, (_, each) => each);
      expect(log.map((line) => line.name)).toEqual(places.filter((each) => each % 3).map((each) => `fact ${each}`));
      expect(chat.map((line) => line.text)).toEqual(places.filter((each) => each % 100 === 0).map((each) => `at ${each}`));
    }
    await Promise.all([frames.upTo(7), frames.upTo(8)]);
    expect(asked).toEqual(["X A past"]);
  });

  it("gives the same lines again, so that they need not be put into words anew", async () => {
    const { frames } = source();
    const [early, late] = [await frames.upTo(10), await frames.upTo(200)];
    expect(late.log[0]).toBe(early.log[0]);
  });

  it("has what came, and nothing before that", async () => {
    const { frames } = source();
    const asked = Promise.all([frames.at(5), frames.upTo(5)]);
    expect(frames.has(5)).toBe(false);
    await asked;
    expect([frames.has(5), frames.has(19), frames.has(20)]).toEqual([true, true, false]);
  });

  it("asks again after a failure", async () => {
    const { frames, asked, failing } = source();
    failing.is = true;
    await expect(frames.at(5)).rejects.toThrow("nobody answers");
    await expect(frames.upTo(5)).rejects.toThrow("nobody answers");
    failing.is = false;
    expect((await frames.at(5))?.place).toBe(5);
    expect((await frames.upTo(5)).log).toHaveLength(4);
    expect(asked).toHaveLength(4);
  });
});
