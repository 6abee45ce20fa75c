/** The crew as the view shows it: whose turn comes when, what lies open, what each one did this round. */
import type { Fact } from "../../wire";
import type { TableState, View } from "../../state/table.svelte";
import { toneOf } from "../../ui/statements";
import type { Standee } from "./base";

export interface Person {
  letter: string;
  index: number;
  character: string;
  status: "character" | "revealed" | "eliminated";
  room: string | null;
  upright: boolean;
  suspicion: number;
  isLeader: boolean;
  hasToken: boolean;
}

export function person(view: View, letter: string): Person {
  const index = letter.charCodeAt(0) - 65;
  return {
    letter,
    index,
    character: view.characters[index],
    status: view.status[index],
    room: view.room[index],
    upright: view.upright[index],
    suspicion: view.suspicion[index],
    isLeader: view.leader === letter,
    hasToken: view.token_holder === letter,
  };
}

/** What lies open in front of somebody, a flamethrower with its charges. */
export function openBefore(view: View, index: number): { thing: string; kind: "weapon" | "item"; charges?: number }[] {
  return [
    ...(view.flamethrowers[index] as number[]).map((charges) => ({ thing: "flamethrower", kind: "weapon" as const, charges })),
    ...Array(view.open_firearms[index]).fill({ thing: "firearm", kind: "weapon" }),
    ...Array(view.open_wires[index]).fill({ thing: "wire", kind: "item" }),
    ...Array(view.open_flashlights[index]).fill({ thing: "flashlight", kind: "item" }),
  ];
}

/** Everybody, in the order of the turns; whoever is out of that order comes last. */
export function inOrder(view: View, letters: readonly string[]): string[] {
  const order = (view.order as string[] | undefined) ?? [];
  return [...order, ...letters.filter((letter) => !order.includes(letter))];
}

export function inPlay(view: View, letters: readonly string[]): Person[] {
  return inOrder(view, letters).map((letter) => person(view, letter)).filter(({ status }) => status === "character");
}

/** The figures on the board. */
export function standees(table: TableState): Standee[] {
  if (!table.view.characters) return [];
  return inPlay(table.view, table.letters).map(({ letter, room, upright }) => ({ mark: letter, name: table.name(letter), room, upright, isMine: letter === table.you, role: table.opened[letter] }));
}

/** The log since the last fact of this name, that one included. */
export function since(log: readonly Fact[], name: string): readonly Fact[] {
  const start = log.findLastIndex((fact) => fact.name === name);
  return start < 0 ? log : log.slice(start);
}

/** Who has said what about somebody, to everybody, since a round began: letters of the speakers. What was whispered stays between those two,
 *  and covered. */
export function opinions(log: readonly Fact[], letter: string): { against: string[]; for: string[] } {
  const against = new Set<string>();
  const trusting = new Set<string>();
  for (const fact of since(log, "round_began")) {
    if (fact.name !== "said" || fact.args.to !== null || typeof fact.args.words !== "string") continue;
    const [form = "", about] = fact.args.words.split(" ");
    if (about !== letter) continue;
    if (toneOf(form) === "against") against.add(fact.args.speaker);
    if (toneOf(form) === "for") trusting.add(fact.args.speaker);
  }
  return { against: [...against], for: [...trusting] };
}

/** The card of the Leader's pile that somebody carried out in this round. */
export function cardOf(log: readonly Fact[], letter: string): string | null {
  return since(log, "round_began").findLast((fact) => fact.name === "assigned" && fact.args.seat === letter)?.args.card ?? null;
}

/** Where somebody was in this round. */
export function roomOf(log: readonly Fact[], letter: string): string | null {
  const went = since(log, "round_began").findLast((fact) => fact.name.startsWith("went") && fact.args.seat === letter);
  return went ? (went.name === "went_to_swap" ? "dormitory" : went.args.room) : null;
}
