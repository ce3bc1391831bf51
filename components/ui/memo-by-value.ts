import { type ComponentType, memo } from "react";

/**
 * A client component that is drawn anew only when the plain data it is given is different, or by its own state. The server sends it again
 * with every saved page. Without a comparison of its own, React would take a memoized component that the server sends for another one each
 * time, and make its elements and its state anew: it recognizes only functions and memoized components with a comparison.
 */
export const memoByValue = <Props extends object>(component: ComponentType<Props>) =>
  memo(component, (before, after) => JSON.stringify(before) === JSON.stringify(after));
