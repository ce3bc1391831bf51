/** Keeps what was found for each key for as long as the process lives; `undefined` is looked for again. */
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

/**
 * `load`, done once for each argument that it is given: a failure is forgotten, so that the next call tries again. With `most`,
 * so many are known, those asked for last.
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
    // What is asked for moves to the end; what waits longest is at the beginning.
    known.delete(key);
    known.set(key, loading);
    if (known.size > most) known.delete(known.keys().next().value);
    return loading;
  };
}
