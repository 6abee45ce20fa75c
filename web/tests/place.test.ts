import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeat, keysOf, propose } from "../src/net/keys";
import type { Place as OnePlace } from "../src/state/place.svelte";
import { toasts } from "../src/state/toasts.svelte";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("matchMedia", () => ({ addEventListener: () => {} }));
const { Place } = await import("../src/state/place.svelte");

const TABLE = "ABCDEF";
const BAD_SECRET = 4401;
const GONE = 4410;

/** The server's end of each connection, in the hands of the test: who came by which key. */
class Door {
  static all: Door[] = [];
  key: string | null = null;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    Door.all.push(this);
  }
  send(text: string): void {
    this.key = (JSON.parse(text) as { secret: string | null }).secret;
  }
  close(): void {}

  letIn(): void {
    this.onopen();
    const table = { game: "thing", players: 4, stage: "lobby", seats: [] };
    this.onmessage({ data: JSON.stringify({ type: "snapshot", table, you: "A", view: {}, asks: [], log: [], chat: [], missed: [] }) });
  }
  refuse(code = BAD_SECRET): void {
    this.onopen();
    this.onclose({ code });
  }
}

const newest = (): Door => Door.all.at(-1)!;
const cameBy = (): (string | null)[] => Door.all.map(({ key }) => key);

describe("a place whose key was refused while another was asked for", () => {
  let fresh: string;

  async function come(): Promise<OnePlace> {
    const before = Door.all.length;
    const place = new Place(TABLE, keysOf(TABLE).seats.A!);
    await vi.waitFor(() => expect(Door.all).toHaveLength(before + 1));
    return place;
  }

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
    vi.stubGlobal("WebSocket", Door);
    const games = { games: [{ game: "thing", least_players: 4, most_players: 8 }], clocks: {} };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(games)));
    Door.all = [];
    keepSeat(TABLE, "A", "old");
    fresh = propose("old");
  });
  afterEach(() => vi.unstubAllGlobals());

  it("goes on by the other, which takes its place once it was let in", async () => {
    const place = await come();
    newest().refuse(GONE);
    expect(place.status).toBe("connecting");
    expect(keysOf(TABLE)).toMatchObject({ seats: { A: "old" }, next: { A: fresh } });
    const rekeyed = vi.fn();
    place.onRekeyed = rekeyed;
    newest().letIn();
    expect(cameBy()).toEqual(["old", fresh]);
    expect([place.status, place.secret]).toEqual(["live", fresh]);
    expect(keysOf(TABLE).seats).toEqual({ A: fresh });
    expect(keysOf(TABLE).next).toEqual({});
    expect(rekeyed).toHaveBeenCalledOnce();
    expect(toasts.shown).toHaveLength(1);
  });

  it("goes back to a key that it had before, if the server does", async () => {
    const place = await come();
    newest().refuse(GONE);
    newest().letIn();
    newest().refuse(GONE);
    expect(place.status).toBe("connecting");
    newest().letIn();
    expect(cameBy()).toEqual(["old", fresh, "old"]);
    expect([place.status, place.secret, keysOf(TABLE).seats.A]).toEqual(["live", "old", "old"]);
    // Each is tried once, and what is said of them is not why the place was closed.
    newest().refuse(GONE);
    newest().refuse();
    expect(cameBy()).toEqual(["old", fresh, "old", fresh]);
    expect([place.status, place.closeCode, place.secret]).toEqual(["closed", GONE, "old"]);
  });

  it("is closed after both were refused, and loses neither: a server that goes back to a backup lets the old one in", async () => {
    const place = await come();
    newest().refuse();
    newest().refuse();
    expect(cameBy()).toEqual(["old", fresh]);
    expect([place.status, place.closeCode, place.secret]).toEqual(["closed", BAD_SECRET, "old"]);
    expect(keysOf(TABLE)).toMatchObject({ seats: { A: "old" }, next: { A: fresh } });

    const later = await come();
    newest().letIn();
    expect([later.status, newest().key]).toEqual(["live", "old"]);
    // The request for the other may arrive yet.
    expect(keysOf(TABLE)).toMatchObject({ seats: { A: "old" }, next: { A: fresh } });
  });

  it("goes on by the other although it was let in before", async () => {
    await come();
    newest().letIn();
    newest().refuse(GONE);
    newest().letIn();
    expect(cameBy()).toEqual(["old", fresh]);
  });

  it("does not come in twice by the key that it tries already", async () => {
    const place = await come();
    newest().refuse(GONE);
    place.goOnWith(fresh);
    newest().letIn();
    expect([place.status, place.secret, Door.all.length]).toEqual(["live", fresh, 2]);
  });
});
