import { describe, expect, it } from "vitest";
import { Newest } from "../src/net/newest";

/** Something that is found when the test says so. */
class Pending {
  isAsked = false;
  come!: (found: string) => void;
  fail!: (error: Error) => void;
  private readonly found = new Promise<string>((come, fail) => Object.assign(this, { come, fail }));

  readonly find = (): Promise<string> => {
    this.isAsked = true;
    return this.found;
  };
}

/** Until everything that can go on has gone on. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("Newest", () => {
  it("grants the last of many wishes, and asks for none between the first and it", async () => {
    const newest = new Newest();
    const all = Array.from({ length: 5 }, () => new Pending());
    const first = newest.want(true, all[0]!.find);
    await settled();
    const others = all.slice(1).map(({ find }) => newest.want(true, find));
    await settled();
    expect(all.map(({ isAsked }) => isAsked)).toEqual([true, false, false, false, false]);
    all[0]!.come("first");
    await settled();
    expect(all.map(({ isAsked }) => isAsked)).toEqual([true, false, false, false, true]);
    all[4]!.come("last");
    expect(await Promise.all([first, ...others])).toEqual([undefined, undefined, undefined, undefined, "last"]);
  });

  it("does not let a late answer win over what was at hand", async () => {
    const newest = new Newest();
    const late = new Pending();
    const old = newest.want(true, late.find);
    await settled();
    expect(late.isAsked).toBe(true);
    expect(await newest.want(false, () => Promise.resolve("at hand"))).toBe("at hand");
    late.come("late");
    expect(await old).toBeUndefined();
  });

  it("drops the failure of what nobody wants any more, and tells of others", async () => {
    const newest = new Newest();
    const [old, next] = [new Pending(), new Pending()];
    const dropped = newest.want(true, old.find);
    await settled();
    const told = newest.want(true, next.find);
    old.fail(new Error("old"));
    expect(await dropped).toBeUndefined();
    next.fail(new Error("new"));
    await expect(told).rejects.toThrow("new");
    expect(await newest.want(true, () => Promise.resolve("again"))).toBe("again");
  });
});
