import { splitHref } from "@/lib/paths";

/** The decoded hash of the URL. */
export const currentHash = (): string => splitHref(location.hash).hash;

/** The element that the URL's hash refers to. */
export const hashTarget = (): HTMLElement | null => document.getElementById(currentHash());
