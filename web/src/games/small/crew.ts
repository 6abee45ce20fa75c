/** The six Characters as the view shows them, and which options are about which of them. */
import type { TableState, View } from "../../state/table.svelte";
import type { Option } from "../../wire";
import type { Standee } from "../thing/base";

export interface Character {
  character: string;
  /** Who runs it. */
  seat: string;
  status: "character" | "revealed" | "eliminated";
  room: string | null;
  upright: boolean;
  suspicion: number;
  /** Once it was turned up. */
  role: string | null;
  weapons: string[];
  items: string[];
  samples: string[];
  flamethrowers: number[];
  open_firearms: number;
  open_wires: number;
  open_flashlights: number;
}

/** The first three marks belong to the people at the table, the next six to the Characters. */
const MARKS = ["D", "E", "F", "G", "H", "I"] as const;

export function crewOf(view: View): Character[] {
  return (view.crew ?? []) as Character[];
}

export function markOfCharacter(view: View, character: string): string {
  return MARKS[crewOf(view).findIndex((each) => each.character === character)] ?? MARKS[0];
}

/** The figures on the board; the one that a choice is about has the caret. */
export function standees(table: TableState, about: string | null): Standee[] {
  return crewOf(table.view)
    .filter(({ status }) => status === "character")
    .map(({ character, room, upright }) => ({ mark: markOfCharacter(table.view, character), name: table.word("character", character), room, upright, isMine: character === about, role: table.opened[character] }));
}

/** What a Character owns: the drawing's name, and its charges where it has any. */
export function thingsOf(who: Character): { thing: string; charges: number | null }[] {
  const plain = (thing: string): { thing: string; charges: null } => ({ thing, charges: null });
  return [
    ...who.flamethrowers.map((charges) => ({ thing: "flamethrower", charges })),
    ...Array<string>(who.open_firearms).fill("firearm").map(plain),
    ...Array<string>(who.open_wires).fill("wire").map(plain),
    ...Array<string>(who.open_flashlights).fill("flashlight").map(plain),
    ...[...who.weapons, ...who.items, ...who.samples].map(plain),
  ];
}

/** The Character that an option names. */
export function characterOf(option: Option): string | null {
  const found = Object.values(option.phrase.args).find(([category]) => category === "character");
  return found ? String(found[1]) : null;
}

/** The die that an option is about, counted from 0; -1 if it is about none. */
export function dieOf(option: Option): number {
  const [verb] = option.code.split(" ");
  return verb === "cancel" || verb === "reroll" || verb === "set" ? Number(option.phrase.args.number![1]) - 1 : -1;
}

/** Dice that stand for exactly one option each can be pressed themselves where there is no room beside them. */
export function byDie(options: readonly Option[]): Map<number, Option> {
  const found = new Map<number, Option>();
  for (const option of options) if (dieOf(option) >= 0 && options.filter((other) => dieOf(other) === dieOf(option)).length === 1) found.set(dieOf(option), option);
  return found;
}

/** Characters that stand for exactly one option each can be pressed on the board. */
export function byCharacter(options: readonly Option[]): Map<string, Option> {
  const found = new Map<string, Option>();
  const several = new Set<string>();
  for (const option of options) {
    const character = characterOf(option);
    if (character === null) continue;
    if (found.has(character)) several.add(character);
    found.set(character, option);
  }
  for (const character of several) found.delete(character);
  return found;
}
