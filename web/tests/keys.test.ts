import { beforeEach, describe, expect, it, vi } from "vitest";
import { copyKeys, dropSeat, fallBack, forgetTable, isAbout, isFormer, isUnsaved, keepHost, keepSeat, keysOf, knownTables, moveOn, newSecret, propose, replaceSecret } from "../src/net/keys";

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
    dropSeat("AAAAAA", "B", "b");
    expect(keysOf("AAAAAA")).toMatchObject({ host: "h", seats: { A: "a" } });
    expect(keysOf("BBBBBB").host).toBeUndefined();
  });

  it("drops no key that came in the place of the one that opens nothing", () => {
    keepSeat("AAAAAA", "A", "old");
    keepSeat("AAAAAA", "A", "new");
    dropSeat("AAAAAA", "A", "old");
    expect(keysOf("AAAAAA").seats).toEqual({ A: "new" });
  });

  it("replaces a key at all tables that it opened", () => {
    keepSeat("AAAAAA", "A", "old");
    keepSeat("AAAAAA", "B", "b");
    copyKeys("AAAAAA", "CCCCCC");
    keepSeat("DDDDDD", "A", "other");
    replaceSecret("old", "new");
    expect(keysOf("AAAAAA").seats).toEqual({ A: "new", B: "b" });
    expect(keysOf("CCCCCC").seats).toEqual({ A: "new", B: "b" });
    expect(keysOf("DDDDDD").seats).toEqual({ A: "other" });
  });

  it("makes keys as the server does", () => {
    const made = Array.from({ length: 100 }, newSecret);
    for (const each of made) expect(each).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(new Set(made)).toHaveLength(100);
  });

  it("keeps a key that is asked for beside the old one, at all tables that it opens, and asks for the same again", () => {
    keepSeat("AAAAAA", "A", "old");
    keepSeat("AAAAAA", "B", "b");
    keepSeat("CCCCCC", "A", "old");
    keepSeat("DDDDDD", "A", "other");
    const fresh = propose("old");
    for (const table of ["AAAAAA", "CCCCCC"]) expect(keysOf(table)).toMatchObject({ seats: { A: "old" }, next: { A: fresh } });
    expect(keysOf("DDDDDD").next?.A).toBeUndefined();
    expect(propose("old")).toBe(fresh);
    const besides = propose("b");
    expect(besides).not.toBe(fresh);
    expect(keysOf("AAAAAA")).toMatchObject({ seats: { A: "old", B: "b" }, next: { A: fresh, B: besides } });
    copyKeys("AAAAAA", "EEEEEE");
    replaceSecret("old", fresh);
    for (const table of ["AAAAAA", "EEEEEE"]) expect(keysOf(table)).toMatchObject({ seats: { A: fresh, B: "b" }, next: { B: besides } });
    for (const table of ["AAAAAA", "CCCCCC", "EEEEEE"]) expect(keysOf(table).next).not.toHaveProperty("A");
  });

  it("takes the key that was asked for once it opens what the old one does not, at that table alone", () => {
    keepSeat("AAAAAA", "A", "old");
    keepSeat("AAAAAA", "B", "b");
    keepSeat("CCCCCC", "A", "old");
    const fresh = propose("old");
    expect(fallBack("AAAAAA", "b")).toEqual([]);
    expect(fallBack("AAAAAA", "old")).toEqual([fresh]);
    // Another window was quicker to take the new key.
    expect(fallBack("AAAAAA", "older", "A")).toEqual(["old", fresh]);
    // A refusal alone costs neither of them.
    expect(keysOf("AAAAAA")).toMatchObject({ seats: { A: "old", B: "b" }, next: { A: fresh } });
    moveOn("AAAAAA", "old", fresh);
    expect(keysOf("AAAAAA").seats).toEqual({ A: fresh, B: "b" });
    expect(keysOf("AAAAAA").next).toEqual({});
    expect(keysOf("CCCCCC")).toMatchObject({ seats: { A: "old" }, next: { A: fresh } });
    expect(fallBack("AAAAAA", "old")).toEqual([]);
    expect(fallBack("AAAAAA", fresh)).toEqual(["old"]);
  });

  it("keeps the keys before the present one, for a server that goes back to a backup", () => {
    keepSeat("AAAAAA", "A", "first");
    keepSeat("AAAAAA", "B", "b");
    for (const [old, fresh] of [["first", "second"], ["second", "third"]] as const) replaceSecret(old, fresh);
    expect(fallBack("AAAAAA", "third")).toEqual(["second", "first"]);
    expect(["third", "second", "first", "b"].filter((key) => isFormer("AAAAAA", key))).toEqual(["second", "first"]);
    moveOn("AAAAAA", "third", "first");
    expect(keysOf("AAAAAA").seats).toEqual({ A: "first", B: "b" });
    // A later backup may have that one.
    expect(fallBack("AAAAAA", "first")).toEqual(["third", "second"]);
    for (const [old, fresh] of [["first", "fourth"], ["fourth", "fifth"]] as const) replaceSecret(old, fresh);
    expect(fallBack("AAAAAA", "fifth")).toEqual(["fourth", "first", "third"]);
    // They go with the seat.
    dropSeat("AAAAAA", "A", "fifth");
    keepSeat("AAAAAA", "A", "mine");
    expect(fallBack("AAAAAA", "mine")).toEqual([]);
  });

  it("takes no key in the place of one that came meanwhile", () => {
    keepSeat("AAAAAA", "A", "old");
    const fresh = propose("old");
    keepSeat("AAAAAA", "A", "brought");
    moveOn("AAAAAA", "old", fresh);
    expect(keysOf("AAAAAA").seats).toEqual({ A: "brought" });
  });

  it("forgets what was asked for with the key in whose place it was to come", () => {
    keepSeat("AAAAAA", "A", "old");
    propose("old");
    dropSeat("AAAAAA", "A", "old");
    keepSeat("AAAAAA", "A", "mine");
    expect(fallBack("AAAAAA", "mine")).toEqual([]);
    propose("mine");
    keepSeat("AAAAAA", "A", "brought");
    expect(fallBack("AAAAAA", "brought")).toEqual([]);
  });

  it("hears of other windows what they keep, but does not leave with them", () => {
    const change = (key: string, newValue: string | null): StorageEvent => ({ key, newValue }) as StorageEvent;
    expect(isAbout("AAAAAA", change("winterover.keys.AAAAAA", "{}"))).toBe(true);
    expect(isAbout("AAAAAA", change("winterover.keys.AAAAAA", null))).toBe(false);
    expect(isAbout("AAAAAA", change("winterover.keys.BBBBBB", "{}"))).toBe(false);
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

describe("keys without storage", () => {
  const refuse = (): never => {
    throw new Error("not here");
  };

  it.each([
    ["that is forbidden", { length: 0, getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse }],
    ["that is full", Object.assign(new Storage(), { setItem: refuse })],
  ])("last as long as the page, with storage %s", (_, storage) => {
    vi.stubGlobal("localStorage", storage);
    keepHost("EEEEEE", "h");
    keepSeat("EEEEEE", "A", "a");
    expect(keysOf("EEEEEE")).toMatchObject({ host: "h", seats: { A: "a" } });
    expect(knownTables()).toEqual(["EEEEEE"]);
    expect(isUnsaved("EEEEEE")).toBe(true);
    replaceSecret("a", "new");
    expect(keysOf("EEEEEE").seats).toEqual({ A: "new" });
    const fresh = propose("new");
    expect(propose("new")).toBe(fresh);
    expect(fallBack("EEEEEE", "new")).toEqual([fresh, "a"]);
    moveOn("EEEEEE", "new", fresh);
    expect(keysOf("EEEEEE").seats).toEqual({ A: fresh });
    forgetTable("EEEEEE");
    expect(keysOf("EEEEEE").seats).toEqual({});
    expect(knownTables()).toEqual([]);
  });

  it("are kept as soon as there is room", () => {
    vi.stubGlobal("localStorage", Object.assign(new Storage(), { setItem: refuse }));
    keepSeat("EEEEEE", "A", "a");
    vi.stubGlobal("localStorage", new Storage());
    keepSeat("EEEEEE", "B", "b");
    expect(isUnsaved("EEEEEE")).toBe(false);
    expect(JSON.parse(localStorage.getItem("winterover.keys.EEEEEE")!)).toMatchObject({ seats: { A: "a", B: "b" } });
  });
});
