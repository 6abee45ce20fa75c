/** The Thing for four to eight players. */
import type { GameParts } from "../parts";
import End from "./End.svelte";
import Rail from "./Rail.svelte";
import Ribbon from "./Ribbon.svelte";
import Scene from "./Scene.svelte";
import { signOfFact } from "./signs";
import Tray from "./Tray.svelte";

export const parts: Partial<GameParts> = { Ribbon, Rail, Scene, Tray, End, signOfFact };
