/** Arrow keys within a row of buttons that is one stop of the Tab key. */

/** The button to go to from one of so many, or null if the key leads nowhere. */
export function nextOf(key: string, from: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return step && count ? (from + step + count) % count : null;
}

/** Makes the buttons of an element one stop; the Tab key comes back to the one that was used last. */
export function roving(group: HTMLElement): () => void {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll<HTMLButtonElement>("button")];
  function stopAt(chosen: number): void {
    buttons().forEach((button, index) => (button.tabIndex = index === chosen ? 0 : -1));
  }
  function keydown(event: KeyboardEvent): void {
    const all = buttons();
    const next = nextOf(event.key, all.indexOf(event.target as HTMLButtonElement), all.length);
    if (next === null || !all.includes(event.target as HTMLButtonElement)) return;
    event.preventDefault();
    all[next]!.focus();
  }
  function focusin(event: FocusEvent): void {
    const here = buttons().indexOf(event.target as HTMLButtonElement);
    if (here >= 0) stopAt(here);
  }
  const watcher = new MutationObserver(() => stopAt(Math.max(0, buttons().findIndex((button) => button.tabIndex === 0))));
  watcher.observe(group, { childList: true });
  group.addEventListener("keydown", keydown);
  group.addEventListener("focusin", focusin);
  stopAt(0);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", keydown);
    group.removeEventListener("focusin", focusin);
  };
}
