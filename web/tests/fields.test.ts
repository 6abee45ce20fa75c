import { describe, expect, it } from "vitest";
import { Fields } from "../src/state/fields";
import { alike, keeper } from "../src/state/keeper";

describe("Fields", () => {
  it("holds what it was given last, and nothing else", () => {
    const fields = new Fields();
    fields.replace({ room: ["rec"], fuel: 3 });
    fields.replace({ fuel: 2, frost: null });
    expect({ ...fields.record }).toEqual({ fuel: 2, frost: null });
    expect("room" in fields.record).toBe(false);
    expect(fields.record.room).toBeUndefined();
  });

  it("can only be read", () => {
    const { record } = new Fields();
    expect(() => ((record as Record<string, unknown>).fuel = 1)).toThrow(TypeError);
  });
});

describe("keeper", () => {
  it("gives back the same object while it says the same, for each name by itself", () => {
    const keep = keeper<{ figures: string[]; fuel?: number }>();
    const first = keep("boiler", { figures: ["A"], fuel: 2 });
    expect(keep("boiler", { figures: ["A"], fuel: 2 })).toBe(first);
    expect(keep("radio", { figures: ["A"], fuel: 2 })).not.toBe(first);
    expect(keep("boiler", { figures: ["A", "B"], fuel: 2 })).toEqual({ figures: ["A", "B"], fuel: 2 });
    expect(keep("boiler", { figures: ["A"], fuel: 2 })).not.toBe(first);
  });

  it("tells apart what differs anywhere", () => {
    const values: unknown[] = [null, undefined, 0, 1, "", "1", [], {}, [1], { a: 1 }, { b: 1 }, { a: undefined }, [[1]], { a: { b: [1, 2] } }, { a: { b: [2, 1] } }];
    for (const [index, one] of values.entries()) for (const [place, other] of values.entries()) expect(alike(one, structuredClone(other))).toBe(index === place);
  });
});
