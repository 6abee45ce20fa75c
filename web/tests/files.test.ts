import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("addEventListener", () => {});
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
    const found = files.arrive(load);
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
    const found = files.arrive(load);
    await vi.advanceTimersByTimeAsync(0);
    files.tryNow();
    expect(await found).toBe("here");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries()).toBe(2);
  });

  it("are missing until all of them are here", async () => {
    const [soon, later] = [files.arrive(late(1).load), files.arrive(late(2).load)];
    await vi.advanceTimersByTimeAsync(2000);
    expect(await soon).toBe("here");
    expect(files.areMissing).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await later).toBe("here");
    expect(files.areMissing).toBe(false);
  });
});
