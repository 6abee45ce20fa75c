/** Values that are made anew with every message, kept while they say the same. What is drawn from them then stays as it is. */

/** Gives back the value that it was given before under this name, if the new one is alike. */
export function keeper<Value>(): (name: string, value: Value) => Value {
  const kept = new Map<string, Value>();
  return (name, value) => {
    const before = kept.get(name);
    if (before !== undefined && alike(before, value)) return before;
    kept.set(name, value);
    return value;
  };
}

/** Whether two plain values (of JSON) say the same. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && alike((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}
