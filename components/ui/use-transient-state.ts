import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** Milliseconds for which the page says what came of a press. */
const shown = 2500;

/** A state that returns to `rest` soon after it was set, such as that of a button that says `Copied`. `rest` must not change. */
export function useTransientState<Value>(rest: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(rest);
  useEffect(() => {
    if (value === rest) return;
    const timer = setTimeout(() => setValue(rest), shown);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return [value, setValue];
}
