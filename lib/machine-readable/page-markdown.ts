import { pages as texts } from "#texts/pages";
import { wordingOf } from "../authoring/wording";
import { baseOf, fullAddress, olderVersion, resolveAddress } from "../nav/edition";
import { inNewest } from "../nav/editions";
import type { DrawIn } from "../page/blocks";
import { markdownOf } from "../page/markdown";
import type { PageReader } from "../page/reader";
import type { Site } from "../site/load";
import type { DocSource } from "../types";

/** What a page's Markdown depends on besides the page. */
type SiteOfMarkdown = Pick<Site, "manifest" | "alternates"> & {
  reader: Pick<PageReader, "tree">;
  product: { draw: DrawIn };
};

/** A page with its title and address, as one Markdown document whose links work everywhere. */
export async function pageMarkdown(source: DocSource, site: SiteOfMarkdown): Promise<string> {
  const { title, description } = source.frontMatter;
  const address = fullAddress(source.doc.path);
  const resolve = (href: string) => resolveAddress(href, address);
  const draw = site.product.draw(wordingOf(source));
  const body = markdownOf(await site.reader.tree(source), { draw, resolve });
  return [`# ${title}`, `> ${description}`, `Source: ${address}`, ...editionNotices(source, site), body]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

/** The notices of a page that is of an older version or not translated, with links to the newest version or the original. */
export function editionNotices(
  { doc: { path }, untranslated }: DocSource,
  { manifest, alternates }: Pick<Site, "manifest" | "alternates">,
): string[] {
  const newest = inNewest(manifest, alternates.versions, path);
  return [
    newest && notice(texts.older.text(manifest.edition.version.label), texts.older.link, newest),
    untranslated &&
      notice(texts.untranslated.text, texts.untranslated.link, { path, base: baseOf(undefined, olderVersion) }),
  ].filter((text) => text !== undefined);
}

const notice = (text: string, link: string, to: { path: string; base: string }) =>
  `*${text} [${link}](${fullAddress(to.path, to.base)}).*`;
