/** What became of whom in a game of the small crew, read from what everybody was told. */
import type { Fact } from "../../wire";

export interface Fate {
  /** The end of a text's name, such as `assimilated`. */
  kind: string;
  round: number;
  /** When: the round, and how much of it had been told by then. */
  at: number;
}

/** Which field of a fact names the Character. */
const NAMED: Record<string, string> = { transformed: "character", assimilated: "seat", tested: "target", escape_began: "seat", taken_aboard: "seat" };

export function fatesOf(log: readonly Fact[]): Map<string, Fate[]> {
  const fates = new Map<string, Fate[]>();
  const begun = log.flatMap(({ name }, index) => (name === "round_began" ? [index] : []));
  let round = 0;
  let first = "";
  log.forEach(({ name, args }, index) => {
    if (name === "round_began") round = args.round as number;
    else if (name === "blocked") fates.get(first)?.pop(); // the escape has not begun after all
    else if (NAMED[name]) {
      const character = String(args[NAMED[name]]);
      if (name === "escape_began") first = character;
      const kind = name === "transformed" ? `transformed-${args.way as string}` : name;
      const start = begun.findLast((place) => place <= index) ?? 0;
      const end = begun.find((place) => place > index) ?? log.length;
      fates.set(character, [...(fates.get(character) ?? []), { kind, round, at: round + (index - start) / (end - start) }]);
    }
  });
  return fates;
}

/** What a Character is at the end, and since when an alien (null for a human): it may be one by something else than its Role card. */
export function endsAs(role: string | null, fates: readonly Fate[]): { role: string; alienSince: number | null; isTurned: boolean } {
  const turned = fates.find(({ kind }) => kind.startsWith("transformed"));
  return { role: turned ? "alien" : (role ?? ""), alienSince: turned?.at ?? null, isTurned: role !== null && turned !== undefined && turned.kind !== "transformed-test" };
}
