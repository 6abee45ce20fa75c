/** Puts the drawings into the page, where `<use href="#name">` finds them. From a file beside the page each use of one would be
 *  a request of its own, even if it is answered at once, and a scene has hundreds. */
import drawings from "../assets/glyphs.svg?raw";

export function layOutDrawings(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = drawings;
  document.body.prepend(holder);
}
