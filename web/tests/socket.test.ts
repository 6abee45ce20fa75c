import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlaySocket, type Status } from "../src/net/socket";

/** The browser's end of a connection, with the server's end in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

describe("PlaySocket", () => {
  let statuses: [Status, number | null][];
  let socket: PlaySocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
    FakeSocket.all = [];
    statuses = [];
    const listener = { status: (status: Status, code: number | null) => void statuses.push([status, code]), message: () => {} };
    socket = new PlaySocket("ABCDEF", "secret", listener, () => new FakeSocket() as unknown as WebSocket);
    newest().onopen();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says who it is first, and holds deeds back until it was let in", () => {
    void socket.send({ type: "act", code: "pass", ask: 0 });
    expect(newest().sent).toEqual([{ type: "hello", table: "ABCDEF", secret: "secret" }]);
    newest().say({ type: "snapshot" });
    expect(newest().sent[1]).toMatchObject({ type: "act", code: "pass", ask: 0 });
  });

  it("sends an unconfirmed deed again under the same id after a break", async () => {
    newest().say({ type: "snapshot" });
    const done = socket.send({ type: "act", code: "pass", ask: 0 });
    const first = newest().sent[1];
    newest().onclose({ code: 1006 });
    expect(statuses.at(-1)).toEqual(["lost", 1006]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().onopen();
    newest().say({ type: "snapshot" });
    expect(newest().sent[1]).toEqual(first);
    newest().say({ type: "done", id: first!.id });
    await expect(done).resolves.toBeUndefined();
  });

  it("waits longer each time, but never longer than a few seconds", async () => {
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const before = FakeSocket.all.length;
      newest().onclose({ code: 1006 });
      let waited = 0;
      while (FakeSocket.all.length === before) {
        await vi.advanceTimersByTimeAsync(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThan(500);
    expect(pauses[8]).toBeGreaterThan(5000);
    expect(Math.max(...pauses)).toBeLessThan(13_000);
  });

  it.each([4400, 4401, 4404, 4410])("does not come back after close code %i", async (code) => {
    newest().onclose({ code });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toEqual(["closed", code]);
  });

  it("tells a refusal to whoever did the deed", async () => {
    newest().say({ type: "snapshot" });
    const refused = socket.send({ type: "say", words: "accuse B thing" });
    const caught = refused.catch((problem: unknown) => problem);
    newest().say({ type: "error", id: newest().sent[1]!.id, code: "no-talk", args: {}, text: "" });
    expect(await caught).toMatchObject({ code: "no-talk" });
  });

  const outcome = (done: Promise<void>): Promise<unknown> => done.then(() => "done", (problem: unknown) => problem);

  it("lets nobody wait after a refusal that does not say what was refused", async () => {
    newest().say({ type: "snapshot" });
    const waiting = [outcome(socket.send({ type: "chat", text: "hello", to: [] })), outcome(socket.send({ type: "act", code: "pass", ask: 0 }))];
    newest().say({ type: "error", id: null, code: "too-big", args: {}, text: "" });
    for (const each of waiting) expect(await each).toMatchObject({ code: "too-big" });
    // What it was not about is confirmed all the same, and nobody minds.
    newest().say({ type: "done", id: newest().sent[2]!.id });
  });

  it("gives words back that were lost with the connection, and lets them be heard once when they are sent again", async () => {
    newest().say({ type: "snapshot" });
    const hello = { type: "chat", text: "hello", to: ["B"] } as const;
    const lost = outcome(socket.send({ ...hello, to: [...hello.to] }));
    const first = newest().sent[1]!;
    newest().onclose({ code: 1006 });
    expect(await lost).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    newest().onopen();
    newest().say({ type: "snapshot" });
    expect(newest().sent).toHaveLength(1);
    void socket.send({ ...hello, to: [...hello.to] });
    void socket.send({ ...hello, to: [...hello.to] });
    const [, again, anew] = newest().sent;
    expect(again).toEqual(first);
    expect(anew!.id).not.toBe(first.id);
  });

  it("takes a connection for dead that leaves a deed without an answer, and sends it again over the next one", async () => {
    newest().say({ type: "snapshot" });
    void socket.send({ type: "act", code: "pass", ask: 0 });
    const [silent, first] = [newest(), newest().sent[1]];
    await vi.advanceTimersByTimeAsync(8000);
    expect(statuses.at(-1)![0]).toBe("live");
    await vi.advanceTimersByTimeAsync(4000);
    expect(statuses.at(-1)).toEqual(["lost", 1006]);
    expect(FakeSocket.all).toHaveLength(2);
    newest().onopen();
    newest().say({ type: "snapshot" });
    expect(newest().sent[1]).toEqual(first);
    // What the dead one says after all is nobody's.
    silent.say({ type: "done", id: first!.id });
    silent.onclose({ code: 4410 });
    expect(statuses.at(-1)![0]).toBe("live");
  });

  it("keeps a connection that is heard from, however long a deed takes", async () => {
    newest().say({ type: "snapshot" });
    void socket.send({ type: "act", code: "pass", ask: 0 });
    for (let seconds = 0; seconds < 30; seconds += 5) {
      await vi.advanceTimersByTimeAsync(5000);
      newest().say({ type: "update" });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([
    [true, "live"],
    [false, "lost"],
  ])("asks for a sign of life when it has heard nothing for long (%s): it is %s", async (answers, status) => {
    newest().say({ type: "snapshot" });
    await vi.advanceTimersByTimeAsync(44_000);
    expect(newest().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(newest().sent[1]).toMatchObject({ type: "ping" });
    if (answers) newest().say({ type: "done", id: newest().sent[1]!.id });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(statuses.at(-1)![0]).toBe(status);
    expect(FakeSocket.all.length > 1).toBe(!answers);
  });

  it("does not wait for ever to be let in, and tries at once when asked to", async () => {
    await vi.advanceTimersByTimeAsync(12_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket.retry();
    expect(FakeSocket.all).toHaveLength(3);
    newest().onopen();
    newest().say({ type: "snapshot" });
    socket.retry();
    expect(FakeSocket.all).toHaveLength(3);
    socket.drop();
    expect(statuses.at(-1)).toEqual(["lost", 1006]);
  });

  it("has an end for everybody who waits when the place is left or closed", async () => {
    newest().say({ type: "snapshot" });
    const waiting = outcome(socket.send({ type: "act", code: "pass", ask: 0 }));
    newest().onclose({ code: 4410 });
    expect(await waiting).toBeNull();
    expect(await outcome(socket.send({ type: "act", code: "pass", ask: 0 }))).toBeNull();
    const other = new PlaySocket("ABCDEF", "secret", { status: () => {}, message: () => {} }, () => new FakeSocket() as unknown as WebSocket);
    const left = outcome(other.send({ type: "chat", text: "hello", to: [] }));
    other.leave();
    expect(await left).toBeNull();
  });
});
