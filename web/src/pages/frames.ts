/** The frames of a record, fetched in pieces as they are wanted. */
import { rest } from "../net/rest";
import type { ChatLine, Fact, Frame } from "../wire";

/** What was told and what was written until a moment. */
export interface Past {
  log: Fact[];
  chat: ChatLine[];
}

const PIECE = 100;

export class Frames {
  total = 0;
  private readonly pieces = new Map<number, Promise<Frame[]>>();

  constructor(
    private readonly record: string,
    private readonly seenAs: string,
    private readonly fetch: typeof rest.frames = rest.frames,
  ) {}

  private piece(number: number): Promise<Frame[]> {
    let found = this.pieces.get(number);
    if (!found) {
      found = this.fetch(this.record, this.seenAs, number * PIECE, PIECE).then(
        (got) => {
          this.total = got.total;
          return got.frames;
        },
        (error: unknown) => {
          this.pieces.delete(number);
          throw error;
        },
      );
      this.pieces.set(number, found);
    }
    return found;
  }

  /** The game after so many deeds. */
  async at(place: number): Promise<Frame | undefined> {
    const frames = await this.piece(Math.floor(place / PIECE));
    return frames[place % PIECE];
  }

  /** Everything that was told and written up to and including a frame. */
  async upTo(place: number): Promise<Past> {
    const frames = await this.first(place);
    return { log: frames.flatMap((frame) => frame.log), chat: frames.flatMap((frame) => frame.chat) };
  }

  /** All frames up to and including one. */
  private async first(place: number): Promise<Frame[]> {
    const wanted = Array.from({ length: Math.floor(place / PIECE) + 1 }, (_, number) => this.piece(number));
    return (await Promise.all(wanted)).flat().slice(0, place + 1);
  }
}
