/** Where the secrets of seats live: in this browser's storage under the table's code, and nowhere else. */

const PREFIX = "winterover.keys.";

export interface Keys {
  /** Secrets by the letters of the seats that this device plays. */
  seats: Record<string, string>;
  /** The host's secret, if this device created the table. */
  host?: string;
  /** When they were last used, so that old ones can be dropped. */
  used: number;
}

const MOST_TABLES = 50;

export function keysOf(table: string): Keys {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Keys | null;
    if (kept && typeof kept.seats === "object") return kept;
  } catch {
    // Unreadable or forbidden: as if there were none.
  }
  return { seats: {}, used: 0 };
}

function keep(table: string, keys: Keys): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify({ ...keys, used: Date.now() }));
    dropOldest();
  } catch {
    // Without storage the keys last as long as the page.
  }
}

export function keepSeat(table: string, seat: string, secret: string): void {
  const keys = keysOf(table);
  keep(table, { ...keys, seats: { ...keys.seats, [seat]: secret } });
}

export function keepHost(table: string, host: string): void {
  keep(table, { ...keysOf(table), host });
}

export function dropSeat(table: string, seat: string): void {
  const keys = keysOf(table);
  const { [seat]: _, ...seats } = keys.seats;
  keep(table, { ...keys, seats });
}

/** Everybody's secret opens the same seat at the table of a rematch. */
export function copyKeys(from: string, to: string): void {
  keep(to, keysOf(from));
}

/** The tables that this device has a key for, the latest first. */
export function knownTables(): string[] {
  const found: [string, number][] = [];
  try {
    for (let index = 0; index < localStorage.length; index++) {
      const key = localStorage.key(index);
      if (key?.startsWith(PREFIX)) {
        const table = key.slice(PREFIX.length);
        found.push([table, keysOf(table).used]);
      }
    }
  } catch {
    return [];
  }
  return found.sort((one, other) => other[1] - one[1]).map(([table]) => table);
}

function dropOldest(): void {
  for (const table of knownTables().slice(MOST_TABLES)) localStorage.removeItem(PREFIX + table);
}

export function forgetTable(table: string): void {
  localStorage.removeItem(PREFIX + table);
}
