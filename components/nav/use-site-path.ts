import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { normalizePath } from "@/lib/paths";

/**
 * Where the page that is served at every unknown address, or at every one that was not kept offline, was rendered; a path of no section.
 */
const notFoundPath = "/_not-found";

/** True on a page that is shown at the address of another one, which does not exist or is not cached. */
export const isNotFound = () => typeof document !== "undefined" && document.querySelector("[data-not-found]") !== null;
const subscribe = () => () => undefined;

/**
 * The path of the page on screen, the same whether the host's address ends in a slash, in `.html` or in neither. The
 * not-found page hydrates as it was rendered and learns its address right after.
 */
export function useSitePath(): string {
  const path = normalizePath(usePathname() ?? "/");
  return useSyncExternalStore(
    subscribe,
    () => path,
    () => (isNotFound() ? notFoundPath : path),
  );
}
