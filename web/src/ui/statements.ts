/** The statements of the games, by what they are about, so that one is found among two dozen. */
import type { GlyphName } from "./glyphs";

export const TOPICS = ["me", "people", "plans", "answers"] as const;
export type Topic = (typeof TOPICS)[number];

const ABOUT: Readonly<Record<Exclude<Topic, "plans">, readonly string[]>> = {
  me: ["claim", "hold", "lack", "own", "without", "handed", "saw", "gave", "got", "need", "want"],
  people: ["accuse", "vouch", "trust", "distrust", "threaten", "spare", "check", "burn", "test", "test_them", "vote"],
  answers: ["agree", "disagree", "next", "stop", "roll_on"],
};

/** What a statement is about; whatever is not known better is a plan. */
export function topicOf(form: string): Topic {
  return (Object.keys(ABOUT) as (keyof typeof ABOUT)[]).find((topic) => ABOUT[topic].includes(form)) ?? "plans";
}

const AGAINST: readonly string[] = ["accuse", "distrust", "vote", "test", "test_them", "burn", "check", "threaten"];
const FOR: readonly string[] = ["vouch", "trust", "spare"];
const SIGNS: Readonly<Record<string, GlyphName>> = { claim: "a-card", hold: "a-card", lack: "a-card", handed: "a-card", saw: "u-eye", gave: "a-card", got: "a-card", own: "u-bag", without: "u-bag", need: "u-ask", want: "u-ask", agree: "u-check", disagree: "u-x" };

/** Whether a statement speaks against somebody or for them. */
export function toneOf(form: string): "against" | "for" | "" {
  return AGAINST.includes(form) ? "against" : FOR.includes(form) ? "for" : "";
}

/** What is drawn before a statement, so that the talk can be read at a glance. */
export function signOf(form: string): GlyphName {
  const tone = toneOf(form);
  if (tone) return tone === "against" ? "u-warn" : "u-trust";
  return SIGNS[form] ?? (topicOf(form) === "plans" ? "u-goto" : "u-chat");
}

/** The topics that there is something to say about, with their statements in the order of the game. */
export function byTopic(forms: readonly string[]): [Topic, string[]][] {
  const found = TOPICS.map((topic): [Topic, string[]] => [topic, forms.filter((form) => topicOf(form) === topic)]);
  return found.filter(([, here]) => here.length);
}
