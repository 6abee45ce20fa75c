/** Short words at the edge of the page: what was refused, what was done. */
export interface Toast {
  id: number;
  /** Asked for whenever it is drawn, so that it follows the language. */
  words: () => string;
  kind: "problem" | "done";
}

const SECONDS = 8;

class Toasts {
  shown = $state.raw<Toast[]>([]);
  private next = 0;

  show(words: () => string, kind: Toast["kind"]): void {
    const text = words();
    const toast = { id: this.next++, words, kind };
    this.shown = [...this.shown.filter((other) => other.words() !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), SECONDS * 1000);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
