/** Words as somebody looks for them: capital letters, accents and kinds of apostrophes do not matter. */

const LIGATURES: readonly [RegExp, string][] = [[/œ/g, "oe"], [/æ/g, "ae"], [/ß/g, "ss"], [/[’ʼ]/g, "'"]];

export function searchable(text: string): string {
  const plain = text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return LIGATURES.reduce((found, [from, to]) => found.replace(from, to), plain);
}

/** The single words that somebody looks for. */
export function wordsOf(wanted: string): string[] {
  return searchable(wanted).split(/\s+/).filter(Boolean);
}

/** Whether a text has all the words in it. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const found = searchable(text);
  return words.every((word) => found.includes(word));
}
