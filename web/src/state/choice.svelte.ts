/** The choice that a person is making: choose freely, then confirm. Boards and lists share it. */
import type { Ask, Option } from "../wire";
import type { TableState } from "./table.svelte";

/** Carries out what was chosen; resolves when the server has it, rejects when it refused. */
export type Send = (code: string, ask: number | null) => Promise<void>;

export class Choice {
  private wanted = $state<number | null>(null);
  private picked = $state<string | null>(null);
  /** The options that a scene draws on its board by itself; the decision bar need not list them. */
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  /** What was sent and is not answered for yet. */
  sending = $state(false);

  constructor(
    private readonly table: TableState,
    private readonly send: Send,
  ) {}

  /** The ask that is being answered: the one that was picked, else the first. */
  get ask(): Ask | null {
    return this.table.asks.find((ask) => ask.number === this.wanted) ?? this.table.asks[0] ?? null;
  }

  /** What may be chosen now in this ask. */
  get options(): readonly Option[] {
    return this.ask?.options ?? [];
  }

  /** What is chosen and not confirmed yet; where there is one option only, that one. */
  get selected(): Option | null {
    const options = this.options;
    return options.find((option) => option.code === this.picked) ?? (options.length === 1 ? options[0]! : null);
  }

  /** Turn to another of several open asks. */
  turnTo(ask: number): void {
    this.wanted = ask;
    this.picked = null;
  }

  has(code: string): boolean {
    return this.options.some((option) => option.code === code);
  }

  /** Choose; free to change until it is confirmed. */
  select(code: string | null): void {
    if (!this.sending) this.picked = code;
  }

  /** Do what is chosen. */
  async confirm(): Promise<void> {
    const { ask, selected } = this;
    if (!ask || !selected || this.sending) return;
    await this.carryOut(selected.code, ask.number);
  }

  /** A click on what is chosen already confirms it; on anything else chooses it. */
  async press(code: string): Promise<void> {
    if (this.selected?.code === code) await this.confirm();
    else this.select(code);
  }

  /** Use a standing option. */
  async use(code: string): Promise<void> {
    if (!this.sending) await this.carryOut(code, null);
  }

  private async carryOut(code: string, ask: number | null): Promise<void> {
    this.sending = true;
    try {
      await this.send(code, ask);
      this.picked = null;
      this.wanted = null;
    } finally {
      this.sending = false;
    }
  }
}
