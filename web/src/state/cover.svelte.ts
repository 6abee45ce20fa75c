/** Whether the own cards are covered: they are until somebody looks, and again once nothing is to be decided. */
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";

class Cover {
  private isOpen = $state(false);

  /** Whether nobody may read the own cards off the screen now. */
  get hides(): boolean {
    return settings.cover && !this.isOpen;
  }

  /** Whether this viewer's table is not to show what they alone know. Who watches has no secrets, and nor has who looks back. */
  hidesAt(table: Pick<TableState, "you" | "stage">): boolean {
    return this.hides && table.you !== null && table.stage !== "over";
  }

  /** Whether they lie open for this look only. */
  get isLook(): boolean {
    return settings.cover && this.isOpen;
  }

  look(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const cover = new Cover();
