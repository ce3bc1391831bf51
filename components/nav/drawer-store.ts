import { useSyncExternalStore } from "react";

/** Whether the mobile drawer is open; shared by the hamburger in the navbar and the sidebar itself. */
let open = false;
const listeners = new Set<() => void>();

export function setDrawer(value: boolean): void {
  if (open === value) return;
  open = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The drawer's state, re-rendering on change; closed on the server. */
export function useDrawer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
