import { frontMatterKeys } from "../../authoring/front-matter";
import type { CheckedPage, CheckedSite } from "../../check/types";
import { FileChanges } from "../../edit/file-changes";
import { changeLinks, type FixTargets, fixHref } from "../../edit/fix-links";
import { formatTables, sortFrontMatter } from "../../edit/format-text";
import { updateOriginalHash } from "../../edit/update-references";
import { counted } from "../../issues";
import type { Environment } from "../../site/environment";
import { gitBlobHash } from "../../site/translations";
import type { DocSource } from "../../types";
import { editAlone } from "../lock";
import { loadCheckedSite } from "./checked-site";
import { openSitesToCheck } from "./sites-to-check";

/** The order of front matter; the label of the sidebar stands beside the title it differs from, a translation's original below them. */
const keyOrder = ["title", "sidebar_label", "description", "translates", ...frontMatterKeys];

/**
 * Fixes in the pages of every edition what has only one possible fix, in all files or none, and tells which files it changed. Nothing is
 * fixed where the site cannot be opened or there is no check named `only`.
 * @throws what reading threw, and EditError when a file cannot be written or another command is changing files.
 */
export const fixSite = (environment: Environment, only?: string): Promise<string> =>
  editAlone(environment.root, () => fixPages(environment, only));

async function fixPages(environment: Environment, only?: string): Promise<string> {
  const opened = await openSitesToCheck(environment, only);
  const sites = "sites" in opened ? opened.sites : [];
  if (sites.some(({ place }) => place.isForeign)) return "--fix changes pages of this project only.";
  const changes = new FileChanges(environment.root);
  const read = new Set<string>();
  const translated: DocSource[] = [];
  for (const site of sites) {
    const checked = await loadCheckedSite(site);
    const targets = targetsOf(checked);
    // An edition also shows pages of other editions where it has no page of its own.
    for (const page of checked.pages.filter(({ source }) => !read.has(source.file))) {
      read.add(page.source.file);
      fixPage(page, targets, changes);
      if (page.source.original) translated.push(page.source);
    }
  }
  for (const source of translated) keepUpToDate(source, changes);
  changes.apply();
  const files = changes.files();
  return [`${counted(files.length, "file")} fixed.`, ...files.map((file) => `  ${file}`)].join("\n");
}

function fixPage(page: CheckedPage, targets: FixTargets, changes: FileChanges): void {
  const { file, format, doc } = page.source;
  const written = changes.read(file);
  if (written === undefined || format === "tsx") return;
  const linked = changeLinks(written.replaceAll("\r\n", "\n"), fixesOf(page, targets));
  const isPost = doc.path.startsWith("/blog/");
  const fixed = formatTables(isPost ? linked : sortFrontMatter(linked, keyOrder));
  changes.write(file, withEndings(fixed, written.match(/\r?\n/g) ?? []));
}

/** Gives lines the endings that a file had: no fix adds or removes one. */
const withEndings = (text: string, endings: readonly string[]) =>
  text.split("\n").reduce((above, line, at) => above + (endings[at - 1] ?? "\n") + line);

/** A translation of the text before is one of the fixed text. */
function keepUpToDate({ file, original }: DocSource, changes: FileChanges): void {
  if (!original) return;
  const fixed = changes.read(original.source.file);
  if (fixed === undefined) return;
  const blob = gitBlobHash(Buffer.from(fixed));
  changes.write(file, updateOriginalHash(changes.read(file) ?? "", original.blob, blob));
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
