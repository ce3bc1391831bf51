import { type ComponentType, memo } from "react";

/**
 * Memoizes a client component by the JSON value of its props, which must be plain data. The server sends the component again with every
 * saved page. The comparison function is required: without one, React treats a memoized component from the server as a different component
 * each time and remounts it, losing its state.
 */
export const memoByValue = <Props extends object>(component: ComponentType<Props>) =>
  memo(component, (before, after) => JSON.stringify(before) === JSON.stringify(after));
