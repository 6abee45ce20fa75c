import { describe, expect, it } from "vitest";
import { Follow, type Scrolled } from "../src/ui/follow.svelte";

/** A list that scrolls as a browser's does: never past its end. */
class List implements Scrolled {
  clientHeight = 300;
  private top = 0;

  constructor(public scrollHeight: number) {}

  get scrollTop(): number {
    return this.top;
  }

  set scrollTop(wanted: number) {
    this.top = Math.max(0, Math.min(wanted, this.scrollHeight - this.clientHeight));
  }
}

function following(): { list: List; follow: Follow } {
  const list = new List(1000);
  const follow = new Follow();
  follow.grown(list);
  follow.scrolled(list);
  return { list, follow };
}

const distance = (list: List): number => list.scrollHeight - list.scrollTop - list.clientHeight;

describe("a list that is followed", () => {
  it("stays at its end though more lines come before the browser tells of its own scrolling", () => {
    const { list, follow } = following();
    for (let update = 0; update < 3; update++) {
      list.scrollHeight += 200;
      follow.grown(list);
      list.scrollHeight += 200;
      follow.scrolled(list);
      expect(follow.isOn).toBe(true);
    }
    follow.grown(list);
    expect(distance(list)).toBe(0);
  });

  it("stays where its reader went up to, until they come back to the end", () => {
    const { list, follow } = following();
    list.scrollTop = 200;
    follow.scrolled(list);
    list.scrollHeight += 200;
    follow.grown(list);
    expect([follow.isOn, list.scrollTop]).toEqual([false, 200]);
    list.scrollTop = 400;
    follow.scrolled(list);
    expect(follow.isOn).toBe(false);
    list.scrollTop = list.scrollHeight;
    follow.scrolled(list);
    expect(follow.isOn).toBe(true);
  });

  it("is followed again once it is brought to its end", () => {
    const { list, follow } = following();
    list.scrollTop = 0;
    follow.scrolled(list);
    follow.toEnd(list);
    expect([follow.isOn, distance(list)]).toEqual([true, 0]);
  });
});
