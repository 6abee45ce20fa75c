/** Telling somebody that it is their turn: a short sound, and a notice when the page is in the background.
 *
 * Both are the same whatever is asked, so that nobody learns anything from across the room.
 */
import { t } from "../text/speech.svelte";
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;
let notice: Notification | undefined;

/** Sounds take the browser some milliseconds to prepare: what is asked is drawn first. */
const AFTER_DRAWING = 50;

export function alertTurn(): void {
  if (settings.sound) setTimeout(chime, AFTER_DRAWING);
  if (document.visibilityState === "hidden" && settings.notify && "Notification" in window && Notification.permission === "granted") {
    notice?.close();
    notice = new Notification(t("app-title"), { body: t("web-notice"), tag: "winterover-turn" });
    notice.onclick = () => window.focus();
  }
}

export function endAlert(): void {
  notice?.close();
  notice = undefined;
}

/** Two soft tones; silent until the page has been touched, as browsers want it. */
function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [index, frequency] of [523, 659].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start + index * 0.12);
    volume.gain.exponentialRampToValueAtTime(0.08, start + index * 0.12 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + index * 0.12 + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + index * 0.12);
    tone.stop(start + index * 0.12 + 0.3);
  }
}
