/** The statements of the games, by what they are about, so that one is found among two dozen. */
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

/** The topics that there is something to say about, with their statements in the order of the game. */
export function byTopic(forms: readonly string[]): [Topic, string[]][] {
  const found = TOPICS.map((topic): [Topic, string[]] => [topic, forms.filter((form) => topicOf(form) === topic)]);
  return found.filter(([, here]) => here.length);
}
