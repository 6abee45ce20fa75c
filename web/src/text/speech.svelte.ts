/** The language that the page speaks now; components that read it are drawn anew when it changes. */
import type { FluentBundle } from "@fluent/bundle";
import { Newest } from "../net/newest";
import { LANGUAGES, Texts, bundleOf, type Args, type Language } from "./texts";

const loaded = new Map<Language, FluentBundle>();

/** After so many milliseconds words that have not arrived are not waited for any longer. */
const PATIENCE = 15_000;

class Speech {
  texts = $state.raw(new Texts("en", []));
  ready = $state(false);
  private readonly newest = new Newest();

  /** Speak another language, once its words are here, unless another is wanted by then; raises an error if they cannot be had. */
  async use(language: Language): Promise<void> {
    const own = await this.newest.want(false, () => load(language));
    if (!own) return;
    let isAlone = language !== "en";
    this.texts = new Texts(language, [own], () => {
      if (!isAlone) return;
      isAlone = false;
      // English stands in for what the language lacks, and is not even fetched while nothing is missing.
      const speaks = (english: FluentBundle): void => {
        if (this.texts.language === language) this.texts = new Texts(language, [own, english]);
      };
      load("en").then(speaks, () => {});
    });
    this.ready = true;
    document.documentElement.lang = language;
  }
}

async function load(language: Language): Promise<FluentBundle> {
  let bundle = loaded.get(language);
  if (!bundle) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), PATIENCE);
    try {
      const response = await fetch(`/api/texts/${language}`, { signal: giveUp.signal });
      if (!response.ok) throw new Error(`texts ${language}: ${response.status}`);
      bundle = bundleOf(language, await response.text());
    } finally {
      clearTimeout(timer);
    }
    loaded.set(language, bundle);
  }
  return bundle;
}

export const speech = new Speech();

/** A message of the page in the current language. */
export function t(message: string, args: Args = {}): string {
  return speech.texts.say(message, args);
}

/** The language of the browser, if it is one of ours. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? "en";
}
