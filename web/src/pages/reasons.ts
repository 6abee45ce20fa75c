/** Why a table was refused, its options and the figures of its sheet called as the page calls them. */
import { Refused } from "../net/rest";
import { speech, t } from "../text/speech.svelte";
import type { GameInfo } from "../wire";
import { figureNames } from "../state/figures";
import { allowedFor, meaningOf } from "../ui/inforce";
import { reasonOf } from "./start";

export function reasonInWords(error: unknown, info: GameInfo): string {
  if (!(error instanceof Refused)) return reasonOf(error);
  const figures = figureNames(info);
  const args = { ...error.args };
  const rename = (names: readonly string[], nameOf: (given: string) => string): void => {
    for (const name of names) if (typeof args[name] === "string") args[name] = nameOf(args[name]);
  };
  rename(["cell", "cells"], (given) => given.split(", ").map((each) => figures.get(each) ?? each).join("; "));
  rename(["key", "first", "second", "instead"], (given) => optionName(info, given));
  const refused = info.rulings.find(({ key }) => key === error.args["key"]);
  if (refused && "allowed" in args) args["allowed"] = allowedFor(info.game, refused);
  return reasonOf(new Refused(error.code, args, error.text, error.status));
}

/** A table option as the form calls it, given by its key or as `key=value`. */
function optionName(info: GameInfo, given: string): string {
  const [key = "", value] = given.split("=");
  const message = `${info.game}-ruling-${key}`;
  if (!speech.texts.has(message)) return given;
  if (value === undefined) return t(message);
  return `${t(message)}${t("app-colon")} ${meaningOf(info.game, { key }, value)}`;
}
