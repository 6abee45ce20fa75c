/** How large the type is for the screen. Media queries follow the browser's own size of type, but not a style sheet of the reader's that
 *  makes the root's larger; this follows both. Styles ask for the class `huge` of the root. */

/** A screen of so few rem shows little of the board beside the words. */
const FEW = 19;

class TypeSize {
  isHuge = $state(false);

  /** From now on, as long as the page is open. */
  follow(): void {
    // As wide as the screen and as high as the type, so that it changes with either.
    const probe = document.createElement("div");
    Object.assign(probe.style, { position: "fixed", width: "100vw", height: "1rem", visibility: "hidden", pointerEvents: "none" });
    document.body.append(probe);
    this.judge(probe.getBoundingClientRect());
    new ResizeObserver(() => this.judge(probe.getBoundingClientRect())).observe(probe);
  }

  private judge({ width, height }: DOMRect): void {
    this.isHuge = width <= FEW * height;
    document.documentElement.classList.toggle("huge", this.isHuge);
  }
}

export const typeSize = new TypeSize();
