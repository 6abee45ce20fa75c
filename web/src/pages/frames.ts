/** The frames of a record, fetched in pieces as they are wanted. */
import { rest } from "../net/rest";
import type { Fact, Frame } from "../wire";

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

  /** Everything that was told up to and including a frame. */
  async logUpTo(place: number): Promise<Fact[]> {
    const wanted = Array.from({ length: Math.floor(place / PIECE) + 1 }, (_, number) => this.piece(number));
    const frames = (await Promise.all(wanted)).flat();
    return frames.slice(0, place + 1).flatMap((frame) => frame.log);
  }
}
