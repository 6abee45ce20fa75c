/** Settings of a table that is put together. */
import { expect, test } from "vitest";
import { changeMode, newDraft } from "../src/pages/settings";
import { MODES } from "../src/state/games";
import type { GameInfo, RulingInfo } from "../src/wire";

const ruling = (key: string): RulingInfo => ({ key, allowed: "no | yes", values: ["no", "yes"], editions: { std: "no" }, source: "R-01" });
const info = (least: number, ...keys: string[]): GameInfo =>
  ({ game: "thing", mode: "", least_players: least, editions: ["std"], rulings: keys.map(ruling) }) as unknown as GameInfo;
const [thing, small] = MODES.filter((mode) => mode.game === "thing");

test("an option that changes nothing in the other mode is left behind", () => {
  const draft = { ...newDraft(thing!, info(4, "alienPass", "clarkCatches"), "en"), rulings: { alienPass: "yes", clarkCatches: "yes" } };
  const changed = changeMode(draft, small!, info(1, "clarkCatches", "soloRec"));
  expect(changed.rulings).toEqual({ clarkCatches: "yes" });
  expect(changed.players).toBe(2);
});
