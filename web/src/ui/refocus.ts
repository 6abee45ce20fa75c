/** What has the focus may vanish: a button that was pressed, a panel that was closed. The focus would be nowhere then, and
 *  whoever uses keys would begin at the top of the page again. It goes on at the nearest place that is marked for that
 *  (`data-refocus`), else at the question. */

/** What can be focused in a marked place: the place itself, or the first of these that the Tab key stops at. */
const STOPS = ":is(button:not(:disabled), a[href], input, select, textarea, [tabindex]):not([tabindex='-1'])";
const QUESTION = "#decision h2";

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function stopIn(place: Element): HTMLElement | undefined {
  return [place, ...place.querySelectorAll(STOPS)].find((each): each is HTMLElement => each instanceof HTMLElement && each.matches(STOPS) && isSeen(each));
}

export function focusQuestion(): boolean {
  const question = document.querySelector<HTMLElement>(QUESTION);
  if (!question || !isSeen(question)) return false;
  question.focus({ preventScroll: true });
  return true;
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
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    const stop = places.filter((place) => place.isConnected).map(stopIn).find(Boolean);
    if (stop) stop.focus({ preventScroll: true });
    else focusQuestion();
  });
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focusin);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", focusin);
  };
}
