/** Files of the page that are fetched when they are wanted: those that do not arrive are asked for until they do. */

/** Milliseconds between two tries. */
const PAUSE = 2000;
/** So many tries in vain, and the browser may remember the failure, or the server may have newer files: loading the page anew helps. */
const MANY = 3;

class Files {
  /** How often something that is still missing was asked for in vain. */
  private tries = $state(0);
  private missing = 0;
  private readonly waiting = new Set<() => void>();
  /** Style sheets that did not arrive: links in the page that nobody asks for again. */
  private readonly lost = new Set<HTMLLinkElement>();

  constructor() {
    const note = ({ target }: Event): void => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") this.lost.add(target);
    };
    // Such errors do not bubble.
    addEventListener("error", note, { capture: true });
  }

  get areMissing(): boolean {
    return this.tries > 0;
  }

  get areLongMissing(): boolean {
    return this.tries >= MANY;
  }

  /** What a part of the page brings, however long it takes; nothing ever, once nobody wants it any more. */
  async arrive<T>(load: () => Promise<T>, wanted: AbortSignal): Promise<T> {
    let isMissing = false;
    while (!wanted.aborted) {
      try {
        // Only who misses something looks after it: a part that is here waits for nobody.
        if (isMissing) await Promise.all([...this.lost].map((link) => this.again(link)));
        const found = await load();
        if (isMissing) this.miss(-1);
        return found;
      } catch {
        if (wanted.aborted) break;
        if (!isMissing) this.miss(1);
        isMissing = true;
        this.tries++;
        await this.pause(wanted);
      }
    }
    if (isMissing) this.miss(-1);
    return new Promise(() => {});
  }

  private miss(more: number): void {
    this.missing += more;
    if (this.missing === 0) this.tries = 0;
  }

  /** Do not wait for the next try. */
  tryNow(): void {
    for (const go of this.waiting) go();
  }

  private again(link: HTMLLinkElement): Promise<unknown> {
    this.lost.delete(link);
    const copy = link.cloneNode() as HTMLLinkElement;
    const arrived = new Promise((resolve, reject) => {
      copy.onload = resolve;
      copy.onerror = reject;
    });
    link.replaceWith(copy);
    return arrived;
  }

  private pause(wanted: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.waiting.delete(go);
        wanted.removeEventListener("abort", go);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(go, PAUSE);
      this.waiting.add(go);
      wanted.addEventListener("abort", go);
    });
  }
}

export const files = new Files();
