/** Which page is shown. Addresses hold names of tables and records, and no secret for longer than it takes to read it. */
import { carriedIn, type Carried } from "./net/carry";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; code: string }
  | { page: "tv"; code: string }
  | { page: "records" }
  | { page: "replay"; record: string; as: string; at: number }
  | { page: "rules"; code: string | null }
  | { page: "none" };

export function routeOf(path: string, search: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").slice(1);
  const query = new URLSearchParams(search);
  if (rest.length) return { page: "none" };
  if (!first) return { page: "home" };
  if (first === "new" && !second) return { page: "new" };
  if (first === "records" && !second) return { page: "records" };
  if (first === "rules" && !second) return { page: "rules", code: query.get("table") };
  if (first === "t" && second && !third) return { page: "table", code: tidyCode(second) };
  if (first === "t" && second && third === "tv") return { page: "tv", code: tidyCode(second) };
  if (first === "r" && second && !third) {
    return { page: "replay", record: second, as: query.get("as") ?? "", at: Math.max(0, Math.trunc(Number(query.get("at")) || 0)) };
  }
  return { page: "none" };
}

/** The name of a table or a record in an address that was pasted whole; else what was typed. */
export function nameIn(typed: string): string {
  const found = /\/[tr]\/([^/?#\s]+)/.exec(typed);
  return found ? found[1]! : typed.trim();
}

/** A table's code as people type it: small letters, spaces and dashes do no harm. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Whether a table can have such a code at all (docs/protocol.md). */
export function isTableCode(code: string): boolean {
  return /^[A-Z2-9]{6,16}$/.test(code);
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** The key that the address of a table brought along, until the table takes it. */
  carried = $state.raw<Carried | null>(null);

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    const carried = carriedIn(location.hash);
    // Before anything else: nobody is to read it there, send it on or come back to it.
    if (carried) history.replaceState(null, "", location.pathname + location.search);
    this.carried = carried;
    this.route = routeOf(location.pathname, location.search);
  }

  go(path: string, carried: Carried | null = null): void {
    history.pushState(null, "", path);
    this.read();
    this.carried = carried;
    scrollTo(0, 0);
  }

  /** Say where we are without a new step in the history. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.read();
  }
}

export const router = new Router();

/** Makes a plain link stay within the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
