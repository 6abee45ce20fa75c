/** Marks what goes on beyond its edge at the inline end, so that a style can let it fade there. */
export function goesOn(box: HTMLElement): () => void {
  const look = (): void => {
    box.toggleAttribute("data-goes-on", box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 1);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  for (const part of box.children) sizes.observe(part);
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", look);
  };
}
