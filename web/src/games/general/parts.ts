/** Parts that serve for any game. */
import type { GameParts } from "../parts";
import End from "./End.svelte";
import Rail from "./Rail.svelte";
import Scene from "./Scene.svelte";
import Tray from "./Tray.svelte";

export const parts: GameParts = { Scene, Rail, Tray, End };
