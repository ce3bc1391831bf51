import type { ComponentType, ReactNode } from "react";
import { compilePage } from "@/lib/mdx/compile";
import type { DocSource, Heading } from "@/lib/types";
import { mdxComponents } from ".";

/** A page's content, from Markdown or from a script page, and the headings of its table of contents. */
export async function renderDoc(source: DocSource): Promise<{ body: ReactNode; headings: Heading[] }> {
  if (source.format === "tsx") {
    const { default: Content, headings = [] } = await loadScriptPage(source.file);
    return { body: <Content />, headings };
  }
  const { content, outline } = await compilePage(source, mdxComponents);
  return { body: content, headings: outline.headings };
}

/** A script page's default export is its content; it may export the headings of its table of contents. */
type ScriptPage = { default: ComponentType; headings?: Heading[] };

const scriptPages = import.meta.glob<ScriptPage>("../../content/**/*.tsx");

function loadScriptPage(file: string): Promise<ScriptPage> {
  const load = scriptPages[`../../${file}`];
  if (!load)
    throw new Error(
      `${file} is not among the script pages: ${Object.keys(scriptPages).join(", ") || "there are none"}.`,
    );
  return load();
}
