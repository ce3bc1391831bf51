import type { ComponentType } from "react";
import type { Heading } from "@/lib/types";

/** A script page's default export is its content; it may export the headings of its table of contents. */
export type ScriptPage = { default: ComponentType; headings?: Heading[] };

/** The pages of the content that are scripts, by their path from here. */
export const scriptPages = import.meta.glob<ScriptPage>("../../content/**/*.tsx");
