/** Caches the result of `find` per key for as long as the process lives; `undefined` is not cached. */
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

/** Caches only the last result, for the same argument again. */
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

/** Caches the result of `make` per object, for as long as the object lives. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/**
 * Caches the promise of `load` per argument; a rejected one is dropped, so that the next call tries again. `most` limits the cache to the
 * arguments asked for last.
 */
export function untilFailure<Asked extends [key?: unknown], Value>(
  load: (...asked: Asked) => Promise<Value>,
  most = Number.POSITIVE_INFINITY,
): (...asked: Asked) => Promise<Value> {
  const known = new Map<unknown, Promise<Value>>();
  return (...asked) => {
    const [key] = asked;
    const loading =
      known.get(key) ??
      load(...asked).catch((error: unknown) => {
        known.delete(key);
        throw error;
      });
    // Reinsert at the end, so that the least recently used key is first.
    known.delete(key);
    known.set(key, loading);
    if (known.size > most) known.delete(known.keys().next().value);
    return loading;
  };
}
