import { splitHref } from "@/lib/paths";

/** The element that the URL's hash refers to. */
export const hashTarget = (): HTMLElement | null => document.getElementById(splitHref(location.hash).hash);
