import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** Milliseconds for which the page says what came of a press. */
const shown = 2500;

/** A state that goes back to `rest` by itself soon after it was set, such as a button that says `Copied`. `rest` never changes. */
export function usePassing<Value>(rest: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(rest);
  useEffect(() => {
    if (value === rest) return;
    const timer = setTimeout(() => setValue(rest), shown);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return [value, setValue];
}
