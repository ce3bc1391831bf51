import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { sitePath } from "@/lib/paths";

/** Where the page that is served at every unknown address, or at every one that was not kept offline, was rendered; a path of no section. */
const notFoundPath = "/_not-found";

/** True on a page that stands at the address of another one, which is missing or was not kept. */
export const isNotFound = () => typeof document !== "undefined" && document.querySelector("[data-not-found]") !== null;
const subscribe = () => () => undefined;

/**
 * The path of the page on screen, the same whether the host's address ends in a slash, in `.html` or in neither. The
 * not-found page hydrates as it was rendered and learns its address right after.
 */
export function useSitePath(): string {
  const path = sitePath(usePathname() ?? "/");
  return useSyncExternalStore(
    subscribe,
    () => path,
    () => (isNotFound() ? notFoundPath : path),
  );
}
