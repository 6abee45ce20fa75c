/** What to say when the connection is gone. */
import type { Table } from "../wire";

interface Left {
  you: string | null;
  stage: Table["stage"];
  table: Pick<Table, "clock">;
}

const TOO_MANY = 4429;
const RESTART = 1012;

/** The name of the text: what becomes of a seat whose player is away depends on the clock. */
export function wordsOf(closeCode: number | null, left: Left | null): string {
  if (closeCode === TOO_MANY) return "web-lost-crowded";
  if (closeCode === RESTART) return "web-lost-restart";
  if (!left?.you || left.stage !== "playing") return "web-lost";
  return left.table.clock === "none" ? "web-lost-seat" : "web-lost-clock";
}
