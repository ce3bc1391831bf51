import { distance } from "fastest-levenshtein";
import { positionOfKey, positionOfString } from "../input/position-in-text";
import { nearest, suggest } from "../issues";
import { hrefsOf } from "../nav/flatten";
import { meantPath, splitHref } from "../paths";
import { isSlug } from "../slugify";
import type { Issue, Route, SidebarItem } from "../types";
import type { CheckedSite } from "./types";

/** A site whose sidebars are written by hand. */
type WithSidebars = CheckedSite & { sidebarsFile: string };

/**
 * Compares hand-written sidebars with pages. Reports entries and start pages that do not exist, pages in no sidebar, labels that differ
 * from the front matter of their page, and equal labels side by side. Sidebars generated from folders always agree.
 */
export const checkSidebars = (site: CheckedSite): Issue[] =>
  site.sidebarsFile === undefined ? [] : compareSidebars({ ...site, sidebarsFile: site.sidebarsFile });

function compareSidebars(site: WithSidebars): Issue[] {
  const { routes, sidebars, standalonePages, sidebarsFile } = site;
  const lists = [
    ...Object.entries(sidebars).map(([id, { items }]) => ({ name: `Sidebar "${id}" lists`, items })),
    { name: '"standalonePages" lists', items: standalonePages },
  ];
  const listed = new Set<string>();
  const issues = lists.flatMap(({ name, items }) => [
    ...hrefsOf(items).flatMap((href) => checkEntry(href, name, site, listed)),
    ...checkLabels(items, site),
    ...findSameLabels(items, site),
  ]);
  // A start page that is listed has been checked as an entry, and does not count as a duplicate.
  const starts = Object.entries(sidebars).filter(([, { href }]) => !listed.has(href));
  const ofStarts = starts.flatMap(([id, { href }]) => checkEntry(href, `Sidebar "${id}" starts at`, site, new Set()));
  const meant = new Set([...listed].map((href) => (routes.has(href) ? undefined : meantPage(href, site))));
  // Translations share the entry of their original, drafts need none, and a misspelled entry already suggests its page.
  const missing = [...routes.values()].filter(
    ({ source: { doc, original, frontMatter } }) =>
      !original && !frontMatter.draft && doc.path !== "/" && !listed.has(doc.path) && !meant.has(doc.path),
  );
  return [...issues, ...ofStarts, ...missing.map((route) => inNoSidebar(route, sidebarsFile))];
}

/** The page that `href` most likely means: where an old address leads, written as a link or a file, or at an edit distance of at most 2. */
function meantPage(href: string, { routes, redirects }: WithSidebars): string | undefined {
  const moved = splitHref(redirects.find(({ from }) => from === href)?.to ?? "").path;
  if (routes.has(moved)) return moved;
  const { path } = splitHref(href.startsWith("/") ? href : `/${href}`);
  const page = meantPath(path, (known) => routes.has(known));
  if (routes.has(page)) return page;
  const near = nearest(href, [...routes.keys()]);
  return near !== undefined && distance(near, href) <= 2 ? near : undefined;
}

/** Checks one address in a list of pages and adds it to `listed`. `name` begins messages with the list and a verb. */
function checkEntry(href: string, name: string, site: WithSidebars, listed: Set<string>): Issue[] {
  const { routes, redirects, madePaths, contentFolder, sidebarsFile: file, textOf } = site;
  const place = (nth?: number) => positionOfString(textOf(file), href, nth);
  const isTwice = listed.has(href);
  listed.add(href);
  const route = routes.get(href);
  if (!route) {
    const meant = meantPage(href, site);
    const near = meant === undefined ? suggest(href, [...routes.keys()]) : `Did you mean "${meant}"?`;
    // Only a valid page address has a file that could be created.
    const isTaken = madePaths.includes(href) || redirects.some(({ from }) => from === href);
    const hasFile = href.startsWith("/") && href.slice(1).split("/").every(isSlug) && !isTaken;
    const next = hasFile ? `Create ${contentFolder}${href}.mdx, or remove the entry.` : "Remove the entry.";
    const hint = near && !hasFile ? near : [near, next].filter(Boolean).join(" ");
    const message = `${name} "${href}", which is not a page.`;
    return isTwice ? [] : [{ severity: "error", file, ...place(), message, hint }];
  }
  if (isTwice) {
    const message = `"${href}" is listed twice in the sidebars.`;
    return [{ severity: "warning", file, ...place(-1), message, hint: "Remove one entry." }];
  }
  if (!route.source.frontMatter.draft) return [];
  const message = `${name} "${href}", which is a draft: readers do not see the entry.`;
  const hint = `Remove draft: true from ${route.source.file} to publish it, or remove the entry.`;
  return [{ severity: "warning", file, ...place(), message, hint }];
}

const inNoSidebar = ({ source }: Route, sidebarsFile: string): Issue => ({
  severity: "warning",
  file: source.file,
  message: `Page "${source.doc.path}" is not in any sidebar.`,
  hint: `Add it to a sidebar or to standalonePages in ${sidebarsFile}.`,
});

function checkLabels(items: readonly SidebarItem[], site: WithSidebars): Issue[] {
  return items.flatMap((item) => [
    ...checkLabel(item, site),
    ...(item.type === "category" ? checkLabels(item.items, site) : []),
  ]);
}

/** Entries with the label of another one above them in the same list. Other tools name entries by their pages, which may share a title. */
function findSameLabels(items: readonly SidebarItem[], site: WithSidebars): Issue[] {
  const { pages, sidebarsFile: file, textOf } = site;
  if (pages.some(({ source }) => source.foreign)) return [];
  const above = new Map<string, SidebarItem>();
  return items.flatMap((item): Issue[] => {
    const { label, href } = item;
    const other = above.get(label);
    above.set(label, item);
    const below = item.type === "category" ? findSameLabels(item.items, site) : [];
    // The same page twice is reported as an entry.
    if (!other || (href !== undefined && other.href === href)) return below;
    const place = positionOfString(textOf(file), href ?? label, -1);
    const message = `Two entries of one list have the label "${label}".`;
    const hint = "Give each entry a label of its own, so that readers can tell them apart.";
    return [{ severity: "warning", file, ...place, message, hint }, ...below];
  });
}

function checkLabel(
  { type, label: shown, href = "" }: SidebarItem,
  { routes, sidebarsFile, labelsFile, textOf }: WithSidebars,
): Issue[] {
  // A language without the file shows the labels of the default one, whatever its pages say.
  if (labelsFile !== undefined && textOf(labelsFile) === "") return [];
  const file = labelsFile ?? sidebarsFile;
  const source = routes.get(href)?.source;
  const label = source?.frontMatter.sidebarLabel;
  // In foreign trees, a group and its page may have different labels.
  if (source?.foreign && type === "category") return [];
  // An untranslated page has its label in the default language.
  if (!source || source.untranslated || label === undefined || label === shown) return [];
  return [
    {
      severity: "warning",
      file: source.file,
      ...positionOfKey(textOf(source.file), "sidebar_label"),
      message: `sidebar_label "${label}" differs from the label "${shown}" in ${file}.`,
      hint: `Readers see the label in ${file}: make the two the same.`,
    },
  ];
}
