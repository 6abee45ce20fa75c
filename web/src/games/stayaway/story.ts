/** When what became of whom, read from the open record of a finished game. Turns are counted from 1. */
import type { Fact } from "../../wire";

export interface Story {
  turns: number;
  infected: Map<string, { turn: number; by: string }>;
  becameThing: Map<string, number>;
  eliminated: Map<string, number>;
}

export function storyOf(facts: readonly Fact[]): Story {
  const story: Story = { turns: 0, infected: new Map(), becameThing: new Map(), eliminated: new Map() };
  for (const { name, args } of facts) {
    const seat = String(args.seat);
    if (name === "turn_began") story.turns++;
    else if (name === "became_infected") story.infected.set(seat, { turn: story.turns, by: String(args.by) });
    else if (name === "became_thing") story.becameThing.set(seat, story.turns);
    else if (name === "eliminated") story.eliminated.set(seat, story.turns);
  }
  return story;
}
