/** Settings of a table that is put together. */
import { expect, test } from "vitest";
import { changeMode, newDraft, settingsOf } from "../src/pages/settings";
import { MODES } from "../src/state/games";
import type { GameInfo, RulingInfo } from "../src/wire";

const ruling = (key: string): RulingInfo => ({ key, subject: "setup", allowed: "no | yes", values: ["no", "yes"], editions: { std: "no" }, source: "R-01", cards: [], players: [1, 2, 3, 4, 5, 6], setting: "" });
const info = (least: number, ...keys: string[]): GameInfo =>
  ({ game: "thing", mode: "", least_players: least, editions: ["std"], rulings: keys.map(ruling) }) as unknown as GameInfo;
const [thing, small] = MODES.filter((mode) => mode.game === "thing");

test("an option that changes nothing in the other mode is left behind", () => {
  const draft = { ...newDraft(thing!, info(4, "alienPass", "clarkCatches"), "en"), rulings: { alienPass: "yes", clarkCatches: "yes" } };
  const changed = changeMode(draft, small!, info(1, "clarkCatches", "soloRec"));
  expect(changed.rulings).toEqual({ clarkCatches: "yes" });
  expect(changed.players).toBe(2);
});

test("an option that decides nothing for so many players is not sent", () => {
  const six = { ...info(4, "forSix", "forAll"), rulings: [{ ...ruling("forSix"), players: [6] }, ruling("forAll")] };
  const draft = { ...newDraft(thing!, six, "en"), players: 6, rulings: { forSix: "yes", forAll: "yes" } };
  expect(settingsOf(draft, six).rulings).toEqual({ forSix: "yes", forAll: "yes" });
  expect(settingsOf({ ...draft, players: 5 }, six).rulings).toEqual({ forAll: "yes" });
});

test("who begins is chosen in one place: an option for it gives way", () => {
  const both = { ...info(4), rulings: [{ ...ruling("startPlayer"), setting: "first" }] };
  const draft = { ...newDraft(thing!, both, "en"), players: 6, rulings: { startPlayer: "yes" } };
  expect(settingsOf(draft, both).rulings).toEqual({ startPlayer: "yes" });
  expect(settingsOf({ ...draft, first: "B" }, both)).toMatchObject({ rulings: {}, first: "B" });
});
