/** The Thing for one to three players: everything lies open, so there is no tray beside the crew. */
import type { GameParts } from "../parts";
import { signOfFact } from "../thing/signs";
import End from "./End.svelte";
import Rail from "./Rail.svelte";
import Ribbon from "./Ribbon.svelte";
import Scene from "./Scene.svelte";

export const parts: Partial<GameParts> = { Ribbon, Rail, Scene, Tray: undefined, End, signOfFact };
