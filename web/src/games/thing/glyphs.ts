/** Which drawing stands for which thing of the game. */
import type { GlyphName } from "../../ui/glyphs";
import type { Option } from "../../wire";
import { glyphOf } from "./plan";
import { verbOf } from "./lit";

const THINGS: Record<string, GlyphName> = {
  use: "a-use",
  repair: "a-repair",
  sabotage: "a-sabotage",
  flamethrower: "i-flamethrower",
  dynamite: "i-dynamite",
  firearm: "i-firearm",
  melee: "i-melee",
  fuel: "i-fuelcan",
  tools: "i-tools",
  keys: "i-keys",
  wire: "i-wire",
  flashlight: "i-flashlight",
  blood: "b-blood",
  failure: "b-fail",
  open_firearm: "i-firearm",
  open_wire: "i-wire",
  open_flashlight: "i-flashlight",
  weapon: "a-card",
  item: "u-bag",
  sample: "b-token",
};

/** A card, a weapon, an item, a lab token or its back. */
export function glyphOfThing(thing: string): GlyphName {
  return THINGS[thing] ?? "a-card";
}

const VERBS: Record<string, GlyphName> = {
  go: "u-goto",
  light: "i-flashlight",
  special: "a-special",
  twice: "a-special",
  swap: "a-swap-hand",
  board: "b-heli",
  stay: "u-minus",
  assimilate: "b-alien",
  assimilate_dog: "b-dog",
  use: "a-use",
  repair: "a-repair",
  sabotage: "a-sabotage",
  nothing: "u-minus",
  agree: "u-check",
  allow: "u-check",
  object: "u-x",
  refuse: "u-x",
  pass: "u-minus",
  done: "u-check",
  next: "a-pile",
  stop: "u-pause",
  keep_token: "b-token",
  drop_token: "u-minus",
  plain: "b-token",
  infect: "b-token",
  escape: "i-keys",
  ask_seat: "u-ask",
  remain: "u-arrow",
  reveal: "u-arrow",
  offer_a: "a-test",
  offer_b: "i-wire",
  offer_both: "u-plus",
  first_a: "a-test",
  first_b: "i-wire",
  test_a: "a-test",
  test_b: "i-wire",
  times: "u-plus",
  ready: "u-check",
  accept: "u-check",
  boards: "b-heli",
  depart: "b-heli",
};

/** The drawings of an option: of the cards it is about, else of what is done. */
export function glyphsOf(option: Option): GlyphName[] {
  for (const [category, value] of Object.values(option.phrase.args)) {
    if (category === "face") return [`w-${value}` as GlyphName];
    if (category === "room") return [glyphOf(String(value))];
    if (category === "actions") return (value as string[]).map(glyphOfThing);
    if (["action", "weapon", "item", "thing"].includes(category)) return [glyphOfThing(String(value))];
  }
  return [VERBS[verbOf(option.code)] ?? "u-goto"];
}

export function glyphOfVehicle(vehicle: string): GlyphName {
  return vehicle === "shed" ? "r-shed" : "b-heli";
}
