import { splitHref } from "@/lib/paths";

/** The element that the address's hash names. */
export const hashTarget = (): HTMLElement | null => document.getElementById(splitHref(location.hash).hash);
