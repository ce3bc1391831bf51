import type { ComponentType } from "react";
import type { Heading } from "@/lib/types";

/** A script page's default export is its content; it may export the headings of its table of contents. */
export type ScriptPage = { default: ComponentType; headings?: Heading[] };

/** Loaders of the content's script pages, by path relative to this file. */
export const scriptPages = import.meta.glob<ScriptPage>("../../content/**/*.tsx");
