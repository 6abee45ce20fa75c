/** Stay Away!: everybody sits in the ring of the scene, so there is no crew beside it. */
import type { GameParts } from "../parts";
import { learnedBy } from "./news";
import { signOfFact } from "./signs";
import End from "./End.svelte";
import Ribbon from "./Ribbon.svelte";
import Scene from "./Scene.svelte";
import Tray from "./Tray.svelte";

export const parts: Partial<GameParts> = { Ribbon, Rail: undefined, Scene, Tray, End, learned: learnedBy, signOfFact };
