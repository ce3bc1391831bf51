import { pages as texts } from "#texts/pages";
import { wordingOf } from "../authoring/wording";
import { baseOf, fullAddress, olderVersion, resolveAddress } from "../nav/edition";
import type { DrawIn } from "../page/blocks";
import { markdownOf } from "../page/markdown";
import type { PageReader } from "../page/reader";
import type { DocSource } from "../types";

/** A page with its title and address, as one Markdown document whose links work everywhere. */
export async function pageMarkdown(source: DocSource, reader: Pick<PageReader, "tree">, draw: DrawIn): Promise<string> {
  const { title, description } = source.frontMatter;
  const address = fullAddress(source.doc.path);
  const resolve = (href: string) => resolveAddress(href, address);
  const body = markdownOf(await reader.tree(source), { draw: draw(wordingOf(source)), resolve });
  return [`# ${title}`, `> ${description}`, `Source: ${address}`, noticeOf(source), body]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

/** The notice on a page that is not translated, with a link to the original. */
function noticeOf({ doc, untranslated }: DocSource): string | undefined {
  const { text, link } = texts.untranslated;
  return untranslated && `*${text} [${link}](${fullAddress(doc.path, baseOf(undefined, olderVersion))}).*`;
}
