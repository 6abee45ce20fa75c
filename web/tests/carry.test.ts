import { afterEach, describe, expect, it, vi } from "vitest";
import { carriedIn, linkOf } from "../src/net/carry";

const SECRET = "x0Qz_-".repeat(5);

describe("a key on its way to another device", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["a seat", { seat: "C", secret: SECRET }],
    ["the host", { seat: null, secret: SECRET }],
  ])("opens what it was made for: %s", (_, carried) => {
    const link = new URL(linkOf("http://base:8765/t/K7PM3X", carried));
    expect(carriedIn(link.hash)).toEqual(carried);
    expect(link.pathname + link.search).toBe("/t/K7PM3X");
  });

  it("is read where a sentence goes on behind the link", () => {
    expect(carriedIn(`#C.${SECRET}).`)).toEqual({ seat: "C", secret: SECRET });
  });

  it.each([`#c.${SECRET}`, `#C.${SECRET}`])("minds no small letter: %j", (fragment) => expect(carriedIn(fragment)).toEqual({ seat: "C", secret: SECRET }));

  it.each(["#C", "#c", "#C.", "#Z", "#Z.abc", `#Z.${SECRET}`, `#CC.${SECRET}`, `#.${SECRET}`, "#ho", "#host", "#host.", `#${SECRET}`, `#C%2E${SECRET}`, "#C)"])("is left behind in a mangled link, so that it can be said: %j", (fragment) => {
    expect(carriedIn(fragment)).toEqual({ seat: "", secret: "" });
  });

  it.each(["", "#", "#decision", "#topic-turn"])("is not in %j", (fragment) => expect(carriedIn(fragment)).toBeNull());

  it("leaves the address before the page is chosen", async () => {
    const replaced: string[] = [];
    const location = { pathname: "/t/K7PM3X", search: "", hash: `#C.${SECRET}` };
    vi.stubGlobal("location", location);
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("history", { replaceState: (_: null, __: string, path: string) => ((location.hash = ""), replaced.push(path)) });
    const { router } = await import("../src/router.svelte");
    expect(replaced).toEqual(["/t/K7PM3X"]);
    expect(router.carried).toEqual({ seat: "C", secret: SECRET });
    expect(router.route).toEqual({ page: "table", code: "K7PM3X" });
  });
});
