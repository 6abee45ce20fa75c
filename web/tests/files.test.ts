import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("addEventListener", () => {});
/** Somebody wants it for as long as it takes. */
const wanted = new AbortController().signal;
const { files } = await import("../src/net/files.svelte");

/** A file that arrives at the so manyth try. */
function late(fails: number): { load: () => Promise<string>; tries: () => number } {
  let tries = 0;
  return { load: () => (++tries > fails ? Promise.resolve("here") : Promise.reject(new Error("no server"))), tries: () => tries };
}

describe("files", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are asked for again, with a pause, until they arrive", async () => {
    const { load, tries } = late(3);
    const found = files.arrive(load, wanted);
    await vi.advanceTimersByTimeAsync(0);
    expect([tries(), files.areMissing, files.areLongMissing]).toEqual([1, true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect([tries(), files.areLongMissing]).toEqual([3, true]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await found).toBe("here");
    expect([files.areMissing, files.areLongMissing]).toEqual([false, false]);
  });

  it("are asked for at once by whoever does not want to wait", async () => {
    const { load, tries } = late(1);
    const found = files.arrive(load, wanted);
    await vi.advanceTimersByTimeAsync(0);
    files.tryNow();
    expect(await found).toBe("here");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries()).toBe(2);
  });

  it("are missing until all of them are here", async () => {
    const [soon, later] = [files.arrive(late(1).load, wanted), files.arrive(late(2).load, wanted)];
    await vi.advanceTimersByTimeAsync(2000);
    expect(await soon).toBe("here");
    expect(files.areMissing).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await later).toBe("here");
    expect(files.areMissing).toBe(false);
  });

  it("are not asked for any more once nobody wants them, and are then missed by nobody", async () => {
    const [left, kept] = [late(Infinity), late(3)];
    const page = new AbortController();
    let isHere = false;
    void files.arrive(left.load, page.signal).then(() => (isHere = true));
    const found = files.arrive(kept.load, wanted);
    await vi.advanceTimersByTimeAsync(2000);
    expect([left.tries(), files.areMissing]).toEqual([2, true]);
    page.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(files.areMissing).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await found).toBe("here");
    expect([left.tries(), isHere, files.areMissing]).toEqual([2, false, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
