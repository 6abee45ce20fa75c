/** A place at a table: the connection, what is known through it, and what can be done there. */
import { fallBack, moveOn, propose, replaceSecret } from "../net/keys";
import { isRefusal, NO_TABLE, PlaySocket, type Deed, type Status } from "../net/socket";
import { isTableCode } from "../router.svelte";
import { speech, t } from "../text/speech.svelte";
import { Refused, rest } from "../net/rest";
import type { Error as Problem, Games, Snapshot, Update } from "../wire";
import { Choice } from "./choice.svelte";
import { cover } from "./cover.svelte";
import { Draft } from "./draft.svelte";
import { infoOf } from "./games";
import { TableState } from "./table.svelte";
import { toasts } from "./toasts.svelte";
import type { Heard, Told } from "../ui/lines";

export class Place {
  status = $state<Status>("connecting");
  /** With which code the server closed the connection for good. */
  closeCode = $state<number | null>(null);
  table = $state.raw<TableState | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** What is being written here: longer than any part of the page that shows it, and never at another seat of the device. */
  readonly draft = new Draft();
  /** Up to where words of others were in sight; null before the game was shown. */
  heard = $state.raw<Heard | null>(null);
  /** Up to where the log was shown or read out; null before that. Others at the device may be shown theirs in between. */
  told: Told | null = null;
  /** Called after each message, with what was open before and is open now. */
  onAsked: (() => void) | null = null;
  /** Called when this place took over another key. */
  onRekeyed: (() => void) | null = null;
  private socket: PlaySocket | null = null;
  /** The key that is tried since the place's own was refused; it becomes that once it has opened the table. */
  private other: string | null = null;
  /** Whether the key came in the place of another and has opened nothing yet. */
  private isUntried = false;
  /** With which code the key before it was refused. */
  private formerRefusal: number | null = null;
  private isLeft = false;

  constructor(
    readonly code: string,
    public secret: string | null,
  ) {
    if (isTableCode(code)) {
      void this.begin();
    } else {
      this.status = "closed";
      this.closeCode = NO_TABLE;
    }
  }

  private async begin(): Promise<void> {
    let games: Games;
    for (;;) {
      try {
        games = await rest.games();
        break;
      } catch {
        this.status = "lost";
        await new Promise((resolve) => setTimeout(resolve, 2000));
        if (this.isLeft) return;
      }
    }
    if (!this.isLeft) this.connect(games);
  }

  private connect(games: Games): void {
    this.socket?.leave();
    this.socket = new PlaySocket(this.code, this.other ?? this.secret, {
      status: (status, code) => {
        if (status === "closed" && isRefusal(code) && this.takeOtherKey(code)) return this.connect(games);
        this.status = status;
        // Whoever was sent away because the table was closed finds none with the other key.
        this.closeCode = code === NO_TABLE ? (this.formerRefusal ?? code) : code;
      },
      message: (message) => this.take(message, games),
    });
  }

  /** Whether there is another key to try, after the present one was refused: one that was asked for without an answer. It is tried
   *  once: after both were refused, the place is closed. */
  private takeOtherKey(refusal: number | null): boolean {
    const isSecond = this.other !== null;
    this.other = isSecond || !this.secret ? null : fallBack(this.code, this.secret, this.table?.you ?? null);
    if (!this.other) return false;
    this.formerRefusal = refusal;
    this.waitForEntry();
    return true;
  }

  private takeOver(other: string): void {
    moveOn(this.code, this.secret!, other);
    this.secret = other;
    this.other = null;
    this.onRekeyed?.();
  }

  private waitForEntry(): void {
    this.isUntried = true;
    this.status = "connecting";
  }

  /** The seat has another key: come in by it, with everything that is here. */
  goOnWith(secret: string): void {
    if (secret === this.secret || this.isLeft) return;
    const isTried = secret === this.other;
    this.secret = secret;
    this.other = null;
    if (isTried) return;
    this.socket?.leave();
    this.waitForEntry();
    void this.begin();
  }

  private take(message: Snapshot | Update, games: Games): void {
    const before = new Set(this.table?.asks.map((ask) => ask.number));
    if (message.type === "snapshot") {
      if (this.isUntried) toasts.show(() => t("web-key-replaced"), "done");
      this.isUntried = false;
      this.formerRefusal = null;
      if (this.other) this.takeOver(this.other);
      const info = infoOf(games, message.table.game, message.table.players);
      if (this.table && this.table.info === info) {
        this.table.replace(message);
      } else {
        this.seat(new TableState(message, info, games.clocks));
      }
    } else if (this.table) {
      this.table.update(message);
      const { game, players } = this.table.table;
      const info = infoOf(games, game, players);
      // The host chose another game before the start.
      if (info !== this.table.info) this.seat(this.table.withInfo(info));
    }
    if (this.table?.asks.some((ask) => !before.has(ask.number))) this.onAsked?.();
  }

  private seat(table: TableState): void {
    this.table = table;
    this.choice = new Choice(table, (code, ask) => this.do({ type: "act", code, ask }), () => cover.hides);
  }

  /** Do something; what the server refuses is shown in words. Whether the server took it. */
  async do(deed: Deed): Promise<boolean> {
    if (!this.socket) return false;
    try {
      await this.socket.send(deed);
      return true;
    } catch (problem) {
      if (problem) toasts.show(() => speech.texts.error(problem as Problem), "problem");
      else if (this.status === "lost" && !this.isLeft) toasts.show(() => t("web-words-wait"), "problem");
      return false;
    }
  }

  say(words: string, to: string | null = null): Promise<boolean> {
    return this.speak({ type: "say", words, to });
  }

  write(text: string, to: string[] = []): Promise<boolean> {
    return this.speak({ type: "chat", text, to });
  }

  /** Words do not wait for a connection: whoever took them back, or meant other people, would be heard all the same. */
  private async speak(deed: Deed): Promise<boolean> {
    if (this.status === "live") return this.do(deed);
    toasts.show(() => t("web-words-wait"), "problem");
    return false;
  }

  /** Have the seat get another key, with which every other device has to leave. This one stays: with the new key, or with the old one
   *  as long as that is let in. */
  async replaceKey(): Promise<void> {
    const seat = this.table!.you!;
    const old = this.secret!;
    const fresh = propose(old);
    try {
      await rest.rotate(this.code, seat, old, fresh);
    } catch (problem) {
      if (problem instanceof Refused && problem.status < 500 && problem.status !== 401) throw problem;
      // Perhaps it was done, now or earlier, and only the answer is lost: to whoever has the new key the server gives it again.
      try {
        await rest.rotate(this.code, seat, fresh, fresh);
      } catch {
        if (this.secret !== fresh || this.isUntried) throw problem;
      }
    }
    replaceSecret(old, fresh);
    this.goOnWith(fresh);
    this.onRekeyed?.();
  }

  retry(): void {
    this.socket?.retry();
  }

  leave(): void {
    this.isLeft = true;
    this.socket?.leave();
  }
}
