import { beforeEach, describe, expect, it, vi } from "vitest";
import { copyKeys, dropSeat, forgetTable, keepHost, keepSeat, keysOf, knownTables } from "../src/net/keys";

class Storage {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

describe("keys", () => {
  beforeEach(() => vi.stubGlobal("localStorage", new Storage()));

  it("keeps each seat of a table by itself, and the host's beside them", () => {
    keepHost("AAAAAA", "h");
    keepSeat("AAAAAA", "A", "a");
    keepSeat("AAAAAA", "B", "b");
    keepSeat("BBBBBB", "A", "other");
    dropSeat("AAAAAA", "B");
    expect(keysOf("AAAAAA")).toMatchObject({ host: "h", seats: { A: "a" } });
    expect(keysOf("BBBBBB").host).toBeUndefined();
  });

  it("takes everything along to a rematch", () => {
    keepHost("AAAAAA", "h");
    keepSeat("AAAAAA", "A", "a");
    copyKeys("AAAAAA", "CCCCCC");
    expect(keysOf("CCCCCC")).toMatchObject({ host: "h", seats: { A: "a" } });
  });

  it("survives storage that holds something else", () => {
    localStorage.setItem("winterover.keys.AAAAAA", "{not json");
    expect(keysOf("AAAAAA").seats).toEqual({});
  });

  it("forgets the oldest tables first", () => {
    vi.useFakeTimers();
    for (let number = 0; number < 60; number++) {
      vi.setSystemTime(number);
      keepSeat(`T${number}`, "A", "a");
    }
    vi.useRealTimers();
    expect(knownTables()).toHaveLength(50);
    expect(knownTables()[0]).toBe("T59");
    expect(keysOf("T0").seats).toEqual({});
    forgetTable("T59");
    expect(knownTables()[0]).toBe("T58");
  });
});
