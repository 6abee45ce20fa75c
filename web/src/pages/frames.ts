/** A record as one viewer knew it: frames in pieces as they are wanted, and what was told and written, once. */
import { rest } from "../net/rest";
import type { Frame, Past } from "../wire";

/** What was told and what was written until a moment. */
export type Until = Pick<Past, "log" | "chat">;

/** A frame with everything open is large, and a jump needs a single one; who steps on needs those after it. */
const PIECE = 20;

export class Frames {
  private readonly pieces = new Map<number, Frame[]>();
  private whole: Past | undefined;
  private readonly asked = new Map<string, Promise<unknown>>();

  constructor(
    private readonly record: string,
    private readonly seenAs: string,
    private readonly source: Pick<typeof rest, "frames" | "past"> = rest,
  ) {}

  /** Whether a moment can be shown without asking for anything. */
  has(place: number): boolean {
    return this.whole !== undefined && this.pieces.has(Math.floor(place / PIECE));
  }

  /** The game after so many deeds. */
  async at(place: number): Promise<Frame | undefined> {
    const number = Math.floor(place / PIECE);
    const frames = this.pieces.get(number) ?? (await this.once(`piece ${number}`, () => this.piece(number)));
    return frames[place % PIECE];
  }

  /** Everything that was told and written up to and including a frame. */
  async upTo(place: number): Promise<Until> {
    const { log, chat, told, written } = this.whole ?? (await this.once("past", () => this.past()));
    return { log: log.slice(0, told[place]), chat: chat.slice(0, written[place]) };
  }

  private async piece(number: number): Promise<Frame[]> {
    const { frames } = await this.source.frames(this.record, this.seenAs, number * PIECE, PIECE);
    this.pieces.set(number, frames);
    return frames;
  }

  private async past(): Promise<Past> {
    this.whole = await this.source.past(this.record, this.seenAs);
    return this.whole;
  }

  /** Ask for something that nobody is waiting for already; after a failure it can be asked for again. */
  private once<T>(what: string, ask: () => Promise<T>): Promise<T> {
    const found = (this.asked.get(what) as Promise<T> | undefined) ?? ask().finally(() => this.asked.delete(what));
    this.asked.set(what, found);
    return found;
  }
}
