import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** Milliseconds for which a result is shown. */
const shown = 2500;

/** State that resets to `rest` shortly after it is set, such as that of a button showing `Copied`. `rest` must be a stable value. */
export function useTransientState<Value>(rest: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(rest);
  useEffect(() => {
    if (value === rest) return;
    const timer = setTimeout(() => setValue(rest), shown);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return [value, setValue];
}
