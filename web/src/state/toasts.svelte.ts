/** Short words at the edge of the page: what was refused, what was done, what is on its way. */
export interface Toast {
  id: number;
  /** Asked for whenever it is drawn, so that it follows the language. */
  words: () => string;
  kind: "problem" | "done" | "wait";
}

const SECONDS = 8;

class Toasts {
  shown = $state.raw<Toast[]>([]);
  private next = 0;

  /** What is on its way stays until it is dropped by what this gives back; everything else goes by itself. */
  show(words: () => string, kind: Toast["kind"]): () => void {
    const text = words();
    const toast = { id: this.next++, words, kind };
    this.shown = [...this.shown.filter((other) => other.words() !== text), toast].slice(-3);
    const drop = (): void => this.drop(toast.id);
    if (kind !== "wait") setTimeout(drop, SECONDS * 1000);
    return drop;
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
