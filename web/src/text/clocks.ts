/** How long a clock gives for a choice, in words. */
import type { Games, Table } from "../wire";
import { t } from "./speech.svelte";

const UNITS = [["days", 86_400], ["hours", 3600], ["minutes", 60], ["seconds", 1]] as const;

/** The largest unit of which a time has a whole number, and that number; parts of a second are left out. */
export function inUnits(seconds: number): [unit: (typeof UNITS)[number][0], count: number] {
  const whole = Math.max(1, Math.round(seconds));
  const [unit, length] = UNITS.find(([, each]) => whole % each === 0)!;
  return [unit, whole / length];
}

/** What a clock is called, with the time that it gives on this server. */
export function clockName(clock: Table["clock"], clocks: Games["clocks"]): string {
  const seconds = clocks[clock];
  if (seconds === null || seconds === undefined) return t("web-clock-none");
  const [unit, count] = inUnits(seconds);
  return t(`web-clock-${clock}`, { time: t(`web-time-${unit}`, { count }) });
}
