import type { ReactNode } from "react";
import { scriptPages } from "@/components/page/script-pages";
import { arrange, besideText } from "@/components/product";
import { wordingOf } from "@/lib/authoring/wording";
import { mistakesOf } from "@/lib/check/examine-components";
import { renderProgram } from "@/lib/page/compile";
import type { Site } from "@/lib/site/load";
import type { DocSource, Heading } from "@/lib/types";
import { mdxComponents } from "./components";
import { withStableKeys } from "./stable-keys";

/** A rendered page; `isWide` if it has content beside its text. */
type RenderedPage = { body: ReactNode; headings: Heading[]; words: number; isWide: boolean };

/** The last error-free program of each page, for the life of the development server: an error does not make the page disappear. */
const lastGood = new Map<string, string>();

/**
 * Renders the content of a Markdown or script page, and returns it with its headings and word count. In the live preview, a page with an
 * error is rendered in its last error-free state; the author bar shows the error.
 * @throws Error when exporting a page with an error, which the check has rejected before.
 */
export async function renderPage(
  source: DocSource,
  { reader, product, issues }: Pick<Site, "reader" | "product" | "issues">,
): Promise<RenderedPage> {
  // The head is always rendered first, whether or not the page is cached: otherwise no two exports are identical.
  await new Promise((resolve) => setImmediate(resolve));
  if (source.format === "tsx") return renderScriptPage(source.file);
  const [head, program] = await Promise.all([reader.head(source), reader.program(source)]);
  const { headings, words, components: used } = head.outline;
  const isWide = source.frontMatter.type === "reference-api" && used.some(({ name }) => name === besideText);
  const components = mdxComponents[wordingOf(source)];
  if (process.env.NODE_ENV !== "development") {
    if (!program) throw new Error(`${source.file} does not compile: ${head.findings.at(-1)?.message}`);
    return { body: await renderProgram(program, components, arrange), headings, words, isWide };
  }
  // Front matter issues count, too: a file that an editor has truncated before rewriting it compiles without an error.
  const found = [
    ...issues.filter(({ file }) => file === source.file),
    ...mistakesOf(source, head, product.contracts()),
  ];
  const isGood = program && !found.some(({ severity }) => severity === "error");
  if (isGood) lastGood.set(source.file, program);
  const shown = lastGood.get(source.file);
  const arrangeStable = (content: ReactNode) => arrange(withStableKeys(content, components));
  return { body: shown ? await renderProgram(shown, components, arrangeStable) : null, headings, words, isWide };
}

async function renderScriptPage(file: string): Promise<RenderedPage> {
  const load = scriptPages[`../../${file}`];
  if (!load) {
    const names = Object.keys(scriptPages).join(", ") || "there are none";
    throw new Error(`${file} is not among the script pages: ${names}.`);
  }
  const { default: Content, headings = [] } = await load();
  return { body: <Content />, headings, words: 0, isWide: false };
}
