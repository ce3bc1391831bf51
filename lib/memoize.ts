/** Keeps what was found for each key: the questions of pages, and the keystrokes of a reader, share most of their words. */
export function memoize<Asked, Value>(
  find: (asked: Asked) => Value,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
): (asked: Asked) => Value {
  const known = new Map<unknown, Value>();
  return (asked) => {
    const key = keyOf(asked);
    const value = known.get(key) ?? find(asked);
    known.set(key, value);
    return value;
  };
}

/** Keeps what was found last, for who asks the same again. */
export function rememberLast<Asked, Value>(
  find: (asked: Asked) => Value,
  keyOf: (asked: Asked) => unknown,
): (asked: Asked) => Value {
  let last: { key: unknown; value: Value } | undefined;
  return (asked) => {
    const key = keyOf(asked);
    if (last && last.key === key) return last.value;
    last = { key, value: find(asked) };
    return last.value;
  };
}

/** `make`, done once for each object that it is asked about, and known for as long as that object is. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** Keeps what was made for the keys that were asked for last; what fails is made anew when it is asked for again. */
export function keepSome<Value>(make: (key: string) => Promise<Value>, most: number): (key: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    // What is asked for moves to the end; what waits longest is at the beginning.
    kept.delete(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
