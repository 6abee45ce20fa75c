/** Requests that a page cannot begin without. */
import { files } from "./files.svelte";
import { Unreachable } from "./rest";

/** Asked for until the server answers, as files of the page are. A refusal is an answer. */
export async function answer<T>(ask: () => Promise<T>, wanted: AbortSignal): Promise<T> {
  const refused = (error: unknown): { error: unknown } => {
    if (error instanceof Unreachable) throw error;
    return { error };
  };
  const found = await files.arrive(() => ask().then((value) => ({ value }), refused), wanted);
  if ("error" in found) throw found.error;
  return found.value;
}
