import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { normalizePath } from "@/lib/paths";

/**
 * Path at which the page for unknown or uncached addresses was rendered; it belongs to no section.
 */
const notFoundPath = "/_not-found";

/** True on the page shown in place of one that does not exist or is not cached. */
export const isNotFound = () => typeof document !== "undefined" && document.querySelector("[data-not-found]") !== null;
const subscribe = () => () => undefined;

/**
 * The normalized path of the page on screen, the same whether the URL ends in a slash, in `.html` or in neither. The not-found page
 * hydrates with the path it was rendered at and switches to the actual one right after.
 */
export function useSitePath(): string {
  const path = normalizePath(usePathname() ?? "/");
  return useSyncExternalStore(
    subscribe,
    () => path,
    () => (isNotFound() ? notFoundPath : path),
  );
}
