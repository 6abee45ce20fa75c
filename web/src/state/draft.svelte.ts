/** Words in the making at one seat, and whom they are for. Nothing but their writer changes whom: words that somebody began
 *  for a few must never reach everyone, whatever happens at the table meanwhile, nor the other way round. */
import type { TableState } from "./table.svelte";

/** Where private words can be heard, and who plays there. */
type Heard = Pick<TableState, "whispers" | "table">;

interface Addressee {
  seat: string;
  /** The names of all who have played this seat, the present one last: a substitute is somebody else. */
  people: readonly string[];
}

export class Draft {
  private text = $state("");
  /** What was typed and is on the way to the server, while it still stands at the beginning as it was sent. */
  private sent: string | null = null;
  /** A statement that is being filled in, and its words so far by blank. */
  form = $state<string | null>(null);
  filled = $state<Record<string, string>>({});
  /** On the way to the server, which has not said yet whether it takes it. */
  isSending = $state(false);
  private addressees = $state.raw<readonly Addressee[]>([]);

  get typed(): string {
    return this.text;
  }

  set typed(text: string) {
    if (this.sent !== null && !text.startsWith(this.sent)) this.sent = null;
    this.text = text;
  }

  /** Its writer puts something in at this place, maybe instead of what stood there: then it is something else than what was sent. */
  insertAt(place: number): void {
    if (this.sent !== null && place < this.sent.length) this.sent = null;
  }

  /** The seats it is for; none means everyone. */
  get to(): string[] {
    return this.addressees.map(({ seat }) => seat);
  }

  get isEmpty(): boolean {
    return !this.typed.trim() && this.form === null && !this.isSending;
  }

  choose(seats: readonly string[], table: Heard): void {
    this.addressees = seats.map((seat) => ({ seat, people: peopleAt(seat, table) }));
  }

  begin(form: string): void {
    this.form = form;
    this.filled = {};
  }

  /** Whether those it is for can be reached: everyone always can, the others only all together and as the same people. */
  reaches(table: Heard): boolean {
    return this.addressees.every(({ seat, people }) => table.whispers.includes(seat) && people.join("\n") === peopleAt(seat, table).join("\n"));
  }

  /** Those it is for, by the names that they had when they were chosen; bots have none of their own. */
  names(name: (seat: string) => string): string[] {
    return this.addressees.map(({ seat, people }) => people.at(-1) || name(seat));
  }

  /** Nobody is writing: whom the last words were for is no longer of interest once they cannot be reached. */
  rest(table: Heard): void {
    if (this.isEmpty && !this.reaches(table)) this.addressees = [];
  }

  /** A statement is for everyone or for one. */
  get isForSeveral(): boolean {
    return this.addressees.length > 1;
  }

  /** Send the statement; it stays until the server has taken it. */
  async say(words: string, send: (words: string, to: string | null) => Promise<boolean>): Promise<void> {
    if (this.isForSeveral) return;
    const statement = (): string => JSON.stringify([this.form, this.filled]);
    const said = statement();
    await this.sending(() => send(words, this.to[0] ?? null), () => {
      // Who fills in another one meanwhile goes on with that.
      if (statement() === said) this.form = null;
    });
  }

  /** Send what was typed; it stays until the server has taken it, and what was typed after it or instead of it stays longer. */
  async write(send: (text: string, to: string[]) => Promise<boolean>): Promise<void> {
    if (this.isSending) return;
    this.sent = this.typed;
    await this.sending(() => send(this.typed.trim(), this.to), () => {
      if (this.sent !== null) this.text = this.text.slice(this.sent.length);
    });
  }

  private async sending(send: () => Promise<boolean>, taken: () => void): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      if (await send()) taken();
    } finally {
      this.sent = null;
      this.isSending = false;
    }
  }
}

function peopleAt(seat: string, { table }: Heard): string[] {
  const found = table.seats.find((each) => each.seat === seat);
  return found ? [...found.formerly.map(({ name }) => name), found.name ?? ""] : [];
}
