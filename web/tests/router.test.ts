import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
vi.stubGlobal("addEventListener", () => {});
const { isTableCode, nameIn, routeOf, tidyCode } = await import("../src/router.svelte");

describe("routeOf", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/new", "", { page: "new" }],
    ["/t/k7pm3x", "", { page: "table", code: "K7PM3X" }],
    ["/t/K7PM3X/tv", "", { page: "tv", code: "K7PM3X" }],
    ["/records", "", { page: "records" }],
    ["/r/K7PM3X", "?as=B&at=12", { page: "replay", record: "K7PM3X", as: "B", at: 12 }],
    ["/r/K7PM3X", "?at=-5", { page: "replay", record: "K7PM3X", as: "", at: 0 }],
    ["/r/K7PM3X", "?at=5.7", { page: "replay", record: "K7PM3X", as: "", at: 5 }],
    ["/rules", "?table=K7PM3X", { page: "rules", code: "K7PM3X" }],
    ["/t/K7PM3X/tv/more", "", { page: "none" }],
    ["/nothing", "", { page: "none" }],
  ])("%s%s", (path, search, route) => expect(routeOf(path, search)).toEqual(route));
});

describe("tidyCode", () => {
  it("forgives how people type a code", () => expect(tidyCode(" k7pm-3xq2 nvta ")).toBe("K7PM3XQ2NVTA"));
});

describe("nameIn", () => {
  it.each([
    ["https://play.example.org/t/K7PM3XQ2NVTA", "K7PM3XQ2NVTA"],
    ["Come to http://192.168.0.20:8765/t/K7PM3XQ2NVTA/tv now", "K7PM3XQ2NVTA"],
    ["play.example.org/t/k7pm3xq2nvta#C.secret", "k7pm3xq2nvta"],
    ["https://play.example.org/r/K7PM3XQ2NVTA?as=B&at=12", "K7PM3XQ2NVTA"],
    [" k7pm-3xq2 nvta ", "k7pm-3xq2 nvta"],
    ["", ""],
  ])("%s", (typed, name) => expect(nameIn(typed)).toBe(name));
});

describe("isTableCode", () => {
  it("knows what no table can be called", () => {
    expect(["K7PM3X", "AX55MLWTVEVB"].map(isTableCode)).toEqual([true, true]);
    expect(["ABC", "010101", "", "A".repeat(17)].map(isTableCode)).toEqual([false, false, false, false]);
  });
});
