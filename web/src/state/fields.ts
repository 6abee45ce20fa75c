/** A record of which each field is looked at by itself: whoever reads one is drawn anew when that one has changed, not whenever
 *  anything has. */
import { SvelteMap } from "svelte/reactivity";

export class Fields {
  private readonly values = new SvelteMap<string, any>();

  /** The record, to be read only; it is the same object all the time. */
  readonly record: Readonly<Record<string, any>> = new Proxy<Record<string, any>>(
    {},
    {
      get: (_, name) => this.values.get(String(name)),
      has: (_, name) => this.values.has(String(name)),
      ownKeys: () => [...this.values.keys()],
      getOwnPropertyDescriptor: (_, name) => (this.values.has(String(name)) ? { value: this.values.get(String(name)), enumerable: true, configurable: true } : undefined),
      set: () => false,
      deleteProperty: () => false,
    },
  );

  /** Hold what this record holds, and nothing else. */
  replace(record: Readonly<Record<string, any>>): void {
    for (const name of [...this.values.keys()]) if (!(name in record)) this.values.delete(name);
    for (const [name, value] of Object.entries(record)) this.values.set(name, value);
  }
}
