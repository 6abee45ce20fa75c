/** A place at a table: the connection, what is known through it, and what can be done there. */
import { NO_TABLE, PlaySocket, type Deed, type Status } from "../net/socket";
import { isTableCode } from "../router.svelte";
import { speech, t } from "../text/speech.svelte";
import { rest } from "../net/rest";
import type { Error as Problem, Games, Snapshot, Update } from "../wire";
import { Choice } from "./choice.svelte";
import { cover } from "./cover.svelte";
import { Draft } from "./draft.svelte";
import { infoOf } from "./games";
import { TableState } from "./table.svelte";
import { toasts } from "./toasts.svelte";
import type { Heard } from "../ui/lines";

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
  /** Called after each message, with what was open before and is open now. */
  onAsked: (() => void) | null = null;
  private socket: PlaySocket | null = null;
  private isLeft = false;

  constructor(
    readonly code: string,
    readonly secret: string | null,
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
    if (this.isLeft) return;
    this.socket = new PlaySocket(this.code, this.secret, {
      status: (status, code) => {
        this.status = status;
        this.closeCode = code;
      },
      message: (message) => this.take(message, games),
    });
  }

  private take(message: Snapshot | Update, games: Games): void {
    const before = new Set(this.table?.asks.map((ask) => ask.number));
    if (message.type === "snapshot") {
      const info = infoOf(games, message.table.game, message.table.players);
      if (this.table && this.table.info === info) {
        this.table.replace(message);
      } else {
        this.seat(new TableState(message, info));
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
      toasts.show(() => speech.texts.error(problem as Problem), "problem");
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

  retry(): void {
    this.socket?.retry();
  }

  leave(): void {
    this.isLeft = true;
    this.socket?.leave();
  }
}
