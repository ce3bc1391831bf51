import { splitHref } from "@/lib/paths";

/** The place of the page that the address names. */
export const namedPlace = (): HTMLElement | null => document.getElementById(splitHref(location.hash).hash);
