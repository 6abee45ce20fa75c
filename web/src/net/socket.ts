/** One place at a table over a socket that comes back by itself. Deeds of the game are sent until the server has confirmed them;
 *  words are not: whoever wrote them may think otherwise by the time the connection is back. */
import type { Act, Chat, Done, Error as Problem, Say, Snapshot, Update } from "../wire";

export type Message = Snapshot | Update | Done | Problem;
export type Deed = Omit<Act, "id"> | Omit<Say, "id"> | Omit<Chat, "id">;

const BAD_SECRET = 4401;
const GONE = 4410;
/** How the server closes a connection to a table that does not exist. */
export const NO_TABLE = 4404;
/** Close codes after which coming back makes no sense (docs/protocol.md). */
export const FINAL: ReadonlySet<number> = new Set([4400, BAD_SECRET, NO_TABLE, GONE]);
/** Whether a close code says that the key opens nothing, or nothing any more. */
export const isRefusal = (code: number | null): boolean => code === BAD_SECRET || code === GONE;
const TOO_SLOW = 4408;
const TOO_MANY = 4429;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
const CROWDED_PAUSE = 5_000;

/** So long an answer may take, in milliseconds: a connection that died without a word looks like a quiet one. */
const PATIENCE = 10_000;
/** After so long without a message the server is asked for a sign of life. */
const QUIET = 45_000;
const CHECK_EVERY = 1000;
/** How browsers call it that a connection broke without being closed. */
const BROKEN = 1006;

export type Status = "connecting" | "live" | "lost" | "closed";

export interface Listener {
  status(status: Status, code: number | null): void;
  message(message: Snapshot | Update): void;
}

interface Waiting {
  deed: Deed;
  text: string;
  since: number;
  resolve: () => void;
  reject: (problem: Problem | null) => void;
}

export class PlaySocket {
  private socket: WebSocket | null = null;
  private isGreeted = false;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  /** When the present connection was begun or opened, or was heard from last. */
  private heardAt = 0;
  /** When the server was asked for a sign of life that has not come yet. */
  private askedAt: number | null = null;
  private isLeft = false;
  private readonly unconfirmed = new Map<string, Waiting>();
  /** Words that were lost with the connection, perhaps only after the server had taken them. */
  private lost: { id: string; text: string } | null = null;

  constructor(
    private readonly table: string,
    private readonly secret: string | null,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.connect();
    this.watch = setInterval(() => this.check(), CHECK_EVERY);
  }

  /** Resolves once the deed is durable; rejects with the server's refusal, or with null if none will come: the place was left or
   *  closed, or the connection was lost with words. */
  send(deed: Deed): Promise<void> {
    let id = newId();
    if (deed.type !== "act") {
      // The same words sent again keep their id, so that nobody hears them twice.
      if (this.lost?.text === JSON.stringify(deed)) id = this.lost.id;
      this.lost = null;
    }
    const text = JSON.stringify({ ...deed, id });
    return new Promise((resolve, reject) => {
      if (this.isLeft) return reject(null);
      this.unconfirmed.set(id, { deed, text, since: performance.now(), resolve, reject });
      if (this.isGreeted) this.socket?.send(text);
    });
  }

  /** Try at once instead of waiting for the next attempt, or for one that gets no answer. */
  retry(): void {
    if (this.isGreeted || this.isLeft) return;
    clearTimeout(this.timer);
    this.abandon();
    this.connect();
  }

  /** The connection is known or believed to be dead: do without it until there is another one. */
  drop(): void {
    if (!this.socket || this.isLeft) return;
    this.abandon();
    this.closed(BROKEN);
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.socket?.close();
    this.giveUp(() => true);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.open(`${scheme}://${location.host}/api/play`);
    this.socket = socket;
    this.isGreeted = false;
    this.heardAt = performance.now();
    this.askedAt = null;
    socket.onopen = () => {
      this.heardAt = performance.now();
      socket.send(JSON.stringify({ type: "hello", table: this.table, secret: this.secret }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as Message);
    socket.onclose = (event) => this.closed(event.code);
  }

  /** A dead connection would tell of its end after minutes, if ever. */
  private abandon(): void {
    const { socket } = this;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = () => {};
    socket.close();
    this.socket = null;
  }

  private check(): void {
    if (!this.socket) return;
    const now = performance.now();
    const quiet = now - this.heardAt;
    const waits = [...[...this.unconfirmed.values()].map(({ since }) => since), this.askedAt ?? now].map((since) => now - since);
    // Whoever is slow to let somebody in is given longer each time.
    if (this.isGreeted ? Math.min(Math.max(...waits), quiet) > PATIENCE : quiet > Math.max(PATIENCE, 2 * this.pause)) return this.drop();
    if (!this.isGreeted || quiet < QUIET || this.askedAt !== null) return;
    this.askedAt = now;
    this.socket.send(JSON.stringify({ type: "ping", id: newId() }));
  }

  private closed(code: number): void {
    this.socket = null;
    this.isGreeted = false;
    if (this.isLeft) return;
    if (FINAL.has(code)) {
      this.isLeft = true;
      clearInterval(this.watch);
      this.listener.status("closed", code);
      this.giveUp(() => true);
      return;
    }
    this.listener.status("lost", code);
    this.giveUp(({ type }) => type !== "act");
    const pause = code === TOO_SLOW ? 0 : code === TOO_MANY ? CROWDED_PAUSE : this.pause;
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    // Not all at the same moment, when a server comes back.
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private take(message: Message): void {
    this.heardAt = performance.now();
    this.askedAt = null;
    switch (message.type) {
      case "snapshot":
        this.isGreeted = true;
        this.pause = FIRST_PAUSE;
        this.listener.message(message);
        this.listener.status("live", null);
        for (const { text } of this.unconfirmed.values()) this.socket?.send(text);
        break;
      case "update":
        this.listener.message(message);
        for (const id of message.done ?? []) this.settle(id, null);
        break;
      case "done":
        this.settle(message.id, null);
        break;
      case "error":
        // The server could not read which message it was: nobody is to wait for an answer that never comes.
        if (message.id === null) for (const id of [...this.unconfirmed.keys()]) this.settle(id, message);
        else this.settle(message.id, message);
        break;
    }
  }

  /** No answer will come to these deeds. */
  private giveUp(which: (deed: Deed) => boolean): void {
    for (const [id, { deed, reject }] of [...this.unconfirmed]) {
      if (!which(deed)) continue;
      this.unconfirmed.delete(id);
      if (deed.type !== "act") this.lost = { id, text: JSON.stringify(deed) };
      reject(null);
    }
  }

  private settle(id: string, problem: Problem | null): void {
    const waiting = this.unconfirmed.get(id);
    if (!waiting) return;
    this.unconfirmed.delete(id);
    if (problem) waiting.reject(problem);
    else waiting.resolve();
  }
}

/** Unique enough for one seat; `randomUUID` would need https, which a table at home does not have. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
