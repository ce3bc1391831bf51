import { frontMatterKeys } from "../authoring/front-matter";
import type { CheckedPage, CheckedSite } from "../check/types";
import { FileChanges } from "../edit/file-changes";
import { changeLinks, type FixTargets, fixHref } from "../edit/fix-links";
import { formatTables, sortFrontMatter } from "../edit/format-text";
import type { Environment } from "../site/environment";
import { loadCheckedSite } from "./checked-site";
import { openSite } from "./open-site";

/** The order of front matter; the label of the sidebar stands beside the title it differs from. */
const keyOrder = ["title", "sidebar_label", ...frontMatterKeys];

/**
 * Fixes in the pages what has only one possible fix, in all files or none, and tells which files it changed.
 * @throws ContentPlaceError, and Error of the system when a file cannot be written.
 */
export async function fixSite(environment: Environment): Promise<string> {
  const { root } = environment;
  const site = await openSite(environment, { includeDrafts: true });
  if (site.place.isForeign) return "--fix changes pages of this project only.";
  const checked = await loadCheckedSite(site);
  const targets = targetsOf(checked);
  const changes = new FileChanges(root);
  for (const page of checked.pages) {
    const { file, format, doc } = page.source;
    const text = changes.read(file);
    if (text === undefined || format === "tsx") continue;
    const linked = changeLinks(text, fixesOf(page, targets));
    const isPost = doc.path.startsWith("/blog/");
    changes.write(file, formatTables(isPost ? linked : sortFrontMatter(linked, keyOrder)));
  }
  changes.apply();
  const files = changes.files();
  return [`${files.length} files fixed.`, ...files.map((file) => `  ${file}`)].join("\n");
}

function targetsOf({ pages, redirects, madePaths }: CheckedSite): FixTargets {
  const own = pages.map(({ source, outline }) => [source.doc.path, new Set(outline.anchors)] as const);
  const made = madePaths.map((path) => [path, new Set<string>()] as const);
  return {
    anchors: new Map([...made, ...own]),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
  };
}

function fixesOf({ source, outline }: CheckedPage, targets: FixTargets) {
  return outline.links.flatMap((link) => {
    const to = fixHref(link.href, source.doc.path, targets);
    return to === undefined ? [] : [{ ...link, to }];
  });
}
