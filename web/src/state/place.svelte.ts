/** A place at a table: the connection, what is known through it, and what can be done there. */
import { fallBack, isFormer, moveOn, propose, replaceSecret } from "../net/keys";
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
  /** How much of what only this seat learned was there when its own things were in sight last; null before the game was shown. */
  learned = $state<number | null>(null);
  /** Up to where the log was shown or read out; null before that. Others at the device may be shown theirs in between. */
  told: Told | null = null;
  /** Called after each message, with what was open before and is open now. */
  onAsked: (() => void) | null = null;
  /** Called when this place took over another key. */
  onRekeyed: (() => void) | null = null;
  private socket: PlaySocket | null = null;
  /** The key that is tried since the place's own was refused; it becomes that once it has opened the table. */
  private other: string | null = null;
  /** The keys to be tried after it. */
  private others: string[] = [];
  /** What to say once the key has opened the table, if it came in the place of another: the name of the text. */
  private news: "web-key-replaced" | "web-key-former" | null = null;
  /** With which code the place's own key was refused. */
  private refusal: number | null = null;
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
        // What is said of the other keys, or that there is no table any more, is not why somebody was sent away.
        this.closeCode = code === NO_TABLE || isRefusal(code) ? (this.refusal ?? code) : code;
      },
      message: (message) => this.take(message, games),
    });
  }

  /** Whether there is another key to try, after the present one was refused: one that was asked for without an answer, or an earlier
   *  one. Each is tried once: after all were refused, the place is closed. */
  private takeOtherKey(refusal: number | null): boolean {
    if (this.other === null) {
      this.others = this.secret ? fallBack(this.code, this.secret, this.table?.you ?? null) : [];
      this.refusal = refusal;
    }
    this.other = this.others.shift() ?? null;
    if (this.other) this.waitForEntry(isFormer(this.code, this.other) ? "web-key-former" : "web-key-replaced");
    return this.other !== null;
  }

  private takeOver(other: string): void {
    moveOn(this.code, this.secret!, other);
    this.secret = other;
    this.other = null;
    this.onRekeyed?.();
  }

  private waitForEntry(news: Place["news"]): void {
    this.news = news;
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
    this.waitForEntry("web-key-replaced");
    void this.begin();
  }

  private take(message: Snapshot | Update, games: Games): void {
    const before = new Set(this.table?.asks.map((ask) => ask.number));
    if (message.type === "snapshot") {
      const { news } = this;
      if (news) toasts.show(() => t(news), "done");
      this.news = null;
      this.refusal = null;
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
        if (this.secret !== fresh || this.news) throw problem;
      }
    }
    replaceSecret(old, fresh);
    this.goOnWith(fresh);
    this.onRekeyed?.();
  }

  retry(): void {
    this.socket?.retry();
  }

  /** The network is gone. */
  drop(): void {
    this.socket?.drop();
  }

  leave(): void {
    this.isLeft = true;
    this.socket?.leave();
  }
}
