/** What has the focus may vanish or be hidden: a button that was pressed, a panel that was closed, a part behind another tab. The
 *  focus would be nowhere then, and whoever uses keys would begin at the top of the page again. It goes on at the nearest place
 *  that is marked for that (`data-refocus`), else at the question, else at the heading of what came instead (`data-heading`). */

/** What can be focused in a marked place: the place itself, or the first of these that the Tab key stops at. */
const STOPS = ":is(button:not(:disabled), a[href], input, select, textarea, [tabindex]):not([tabindex='-1'])";
const QUESTION = "#decision h2";
/** The best first. Behind an open dialog nothing can have the focus. */
const HEADINGS = ["dialog[open] h2", QUESTION, "[data-heading]", "h1"];

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function stopIn(place: Element): HTMLElement | undefined {
  return [place, ...place.querySelectorAll(STOPS)].find((each): each is HTMLElement => each instanceof HTMLElement && each.matches(STOPS) && isSeen(each));
}

/** Give the focus to the first of these that is in sight. */
function focusFirst(selectors: readonly string[]): boolean {
  for (const selector of selectors)
    for (const each of document.querySelectorAll<HTMLElement>(selector))
      if (isSeen(each)) {
        if (each.matches("h1, h2, h3")) each.tabIndex = -1;
        each.focus({ preventScroll: true });
        return true;
      }
  return false;
}

export function focusQuestion(): boolean {
  return focusFirst([QUESTION]);
}

/** Whether nobody would miss the focus where it is: nowhere, or at the title for want of a better place. */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches("h1");
}

/** After a part was closed: back to what opened it, or else to the button that opens that part (`data-opens`). */
export function focusOpener(before: Element | null, part: string): void {
  const active = document.activeElement;
  if (before instanceof HTMLElement && before.isConnected && isSeen(before)) before.focus();
  else if (!active || active === document.body || !isSeen(active)) focusFirst([`[data-opens="${part}"]`, ...HEADINGS]);
}

/** Watches over the focus within an element. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  /** The marked places around it, the nearest first. */
  let places: Element[] = [];

  function focusin(event: FocusEvent): void {
    last = event.target as Element;
    places = [];
    for (let each = last.closest("[data-refocus]"); each; each = each.parentElement?.closest("[data-refocus]") ?? null) places.push(each);
  }

  /** As long as there is nothing to hand the focus on to, such as while a page is fetched, what comes next gets it. */
  function handOn(): void {
    const active = document.activeElement;
    if (active !== document.body && active !== last) last = null;
    if (!last) return;
    const stop = places.filter((place) => place.isConnected).map(stopIn).find(Boolean);
    if (stop) stop.focus({ preventScroll: true });
    else focusFirst(HEADINGS);
  }

  /** Sizes are asked for once the page is laid out anyway. */
  const lookAgain = (): number => requestAnimationFrame(() => void (last?.isConnected && !isSeen(last) && handOn()));

  const watcher = new MutationObserver((changes) => {
    if (last && !last.isConnected) handOn();
    else if (changes.some(({ type }) => type === "attributes")) lookAgain();
  });
  // Another tab hides parts of the page, and so does another size of the window.
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["data-tab"] });
  addEventListener("resize", lookAgain);
  root.addEventListener("focusin", focusin);
  return () => {
    watcher.disconnect();
    removeEventListener("resize", lookAgain);
    root.removeEventListener("focusin", focusin);
  };
}
