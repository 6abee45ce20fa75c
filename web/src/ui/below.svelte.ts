/** Where toasts begin: below the lines that stand under the head of a page for as long as what they tell lasts, such as a lost server. */

class Below {
  private readonly lines = new Set<Element>();
  /** How far down they reach, in pixels of the window. */
  bottom = $state(0);

  /** Keeps toasts off a line, as long as it is in the page. */
  readonly keep = (line: Element): (() => void) => {
    const look = (): void => this.look();
    // A line that comes or wraps moves the ones below it; a page may be scrolled under the toasts.
    const sizes = new ResizeObserver(look);
    sizes.observe(line);
    addEventListener("resize", look);
    addEventListener("scroll", look, { passive: true });
    this.lines.add(line);
    return () => {
      this.lines.delete(line);
      sizes.disconnect();
      removeEventListener("resize", look);
      removeEventListener("scroll", look);
      look();
    };
  };

  private look(): void {
    this.bottom = Math.max(0, ...[...this.lines].map((line) => line.getBoundingClientRect().bottom));
  }
}

export const below = new Below();
