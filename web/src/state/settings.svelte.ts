/** What a person chose for this device: language, theme, sound, motion, the first-game guide. */
import { browserLanguage, speech, t } from "../text/speech.svelte";
import { LANGUAGES, type Language } from "../text/texts";
import { toasts } from "./toasts.svelte";

const KEY = "winterover.settings";
/** After so many milliseconds somebody wonders what has become of the language that they chose. */
const SLOW = 1000;

export type Theme = "system" | "dark" | "light";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  /** Explain each choice as it comes. For everyone alike, so that it tells nothing about anyone. */
  guide: boolean;
  /** Keep hand and belongings covered until somebody looks. Whoever is alone at the device may do without. */
  cover: boolean;
  notify: boolean;
  name: string;
}

function kept(): Partial<Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null) ?? {};
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  motion = $state(true);
  guide = $state(false);
  cover = $state(true);
  notify = $state(false);
  name = $state("");
  /** Nobody waits any longer for the language that was chosen last. */
  private endWait = (): void => {};
  private readonly light = matchMedia("(prefers-color-scheme: light)");

  /** Take over what was chosen before, and load the language. */
  async open(): Promise<void> {
    const { language, ...rest } = kept();
    Object.assign(this, rest);
    this.language = LANGUAGES.find((known) => known === language) ?? browserLanguage();
    this.light.addEventListener("change", () => this.show());
    this.show();
    await speech.use(this.language);
  }

  get isLight(): boolean {
    return this.theme === "light" || (this.theme === "system" && this.light.matches);
  }

  /** Change some of them, for good. */
  set(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { language, theme, sound, motion, guide, cover, notify, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, motion, guide, cover, notify, name } satisfies Kept));
    } catch {
      // Without storage they last as long as the page.
    }
    this.show();
    if (changes.language) void this.speak(changes.language);
  }

  /** The page speaks another language, says so while its words are awaited, or says why not and stays with the one it speaks. */
  private async speak(language: Language): Promise<void> {
    const name = (): string => t(`app-language-${language}`);
    this.endWait();
    let drop = (): void => {};
    const slow = setTimeout(() => (drop = toasts.show(() => t("web-language-coming", { language: name() }), "wait")), SLOW);
    const endWait = (): void => {
      clearTimeout(slow);
      drop();
    };
    this.endWait = endWait;
    try {
      await speech.use(language);
    } catch {
      toasts.show(() => t("web-language-missing", { language: name() }), "problem");
      this.set({ language: speech.texts.language });
    } finally {
      endWait();
    }
  }

  toggleTheme(): void {
    this.set({ theme: this.isLight ? "dark" : "light" });
  }

  private show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.isLight ? "light" : "dark";
    root.dataset.motion = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
