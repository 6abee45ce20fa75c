/** Keeps the end of a growing list in sight until its reader goes up, and again once they are back at the end. */

/** How near to the end counts as there. */
const NEAR = 40;

export type Scrolled = Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">;

export class Follow {
  isOn = $state(true);
  private top = 0;

  /** The list has another size. */
  grown(list: Scrolled): void {
    if (this.isOn) this.toEnd(list);
  }

  toEnd(list: Scrolled): void {
    list.scrollTop = list.scrollHeight;
    this.top = list.scrollTop;
    this.isOn = true;
  }

  /** The list was scrolled, by its reader or by toEnd(): that is told a frame later, when more lines may have come. Only a
   *  reader goes up. */
  scrolled(list: Scrolled): void {
    const { scrollTop, scrollHeight, clientHeight } = list;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.isOn = true;
    else if (scrollTop < this.top) this.isOn = false;
    this.top = scrollTop;
  }
}
