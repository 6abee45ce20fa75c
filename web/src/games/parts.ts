/** What a game brings to the table page. A folder `games/<mode>/` with a `parts.ts` replaces the general parts. */
import type { Component } from "svelte";
import { files } from "../net/files.svelte";
import type { Mode } from "../state/games";
import type { Choice } from "../state/choice.svelte";
import type { TableState } from "../state/table.svelte";
import type { GlyphName } from "../ui/glyphs";
import type { Fact } from "../wire";

export interface SceneProps {
  /** What the viewer knows: `view`, `log`, `you`, names and words. */
  table: TableState;
  /** The choice being made; null for whoever only watches, and in replays. */
  choice: Choice | null;
  /** Open a rule card beside the game, such as `card-axe`. Nobody else learns of it. */
  openRule: (card: string) => void;
  /** Make a structured statement to everyone; missing for whoever cannot. */
  say?: (words: string) => Promise<unknown>;
  /** On the screen for the room, where nobody can press anything. */
  isOnWall?: boolean;
}

export interface GameParts {
  /** The middle of the head: phases, the turn. */
  Ribbon?: Component<SceneProps>;
  /** The column on the left: the crew. */
  Rail?: Component<SceneProps>;
  /** The table itself. */
  Scene: Component<SceneProps>;
  /** Below the decision: what only this seat sees. */
  Tray?: Component<SceneProps>;
  /** Which drawing stands beside what was told, in the log. */
  signOfFact?: (fact: Fact) => GlyphName | null;
  /** How much the tray has told of by now that only this seat learned. */
  learned?: (log: readonly Fact[]) => number;
  /** The end of the game: who was what. */
  End?: Component<SceneProps>;
  /** The screen for the room; without it, the scene. */
  Tv?: Component<SceneProps>;
}

const found = import.meta.glob<{ parts: Partial<GameParts> }>("./*/parts.ts");

/** However long it takes, while somebody wants them: what does not arrive is asked for again (`ui/Missing.svelte` says so meanwhile). */
export function partsOf(mode: Mode["id"], wanted: AbortSignal): Promise<GameParts> {
  return files.arrive(() => load(mode), wanted);
}

async function load(mode: Mode["id"]): Promise<GameParts> {
  const { parts: general } = (await found["./general/parts.ts"]!()) as { parts: GameParts };
  const own = await found[`./${mode}/parts.ts`]?.();
  return { ...general, ...own?.parts };
}
