import { suggest } from "../issues";
import { hrefsOf } from "../nav/flatten";
import { isReserved } from "../nav/reserved";
import type { Issue, Route, SidebarItem } from "../types";
import { placeOfKey, placeOfString } from "./place-in-text";
import type { CheckedSite } from "./types";

const file = "sidebars.ts";

/** Compares sidebars with pages: entries without a page, pages in no sidebar, labels that disagree with front matter. */
export function checkSidebars({ routes, sidebars, standalonePages, textOf }: CheckedSite): Issue[] {
  const text = textOf(file);
  const lists = [
    ...Object.entries(sidebars).map(([id, { items }]) => ({ name: `Sidebar "${id}"`, items })),
    { name: '"standalonePages"', items: standalonePages },
  ];
  const listed = new Set<string>();
  const issues = lists.flatMap(({ name, items }) => [
    ...hrefsOf(items).flatMap((href) => checkEntry(href, name, routes, listed, text)),
    ...checkLabels(items, routes, textOf),
  ]);
  const missing = [...routes.values()].filter(({ source: { doc } }) => doc.path !== "/" && !listed.has(doc.path));
  return [...issues, ...missing.map(inNoSidebar)];
}

/** Finds pages that stand where the site has a page or file of its own; only the home page may be a page. */
export function checkReserved({ routes, madePaths }: CheckedSite): Issue[] {
  return [...routes.values()]
    .filter(({ source: { doc } }) => doc.path !== "/" && (madePaths.includes(doc.path) || isReserved(doc.path)))
    .map(({ source: { file, doc } }) => ({
      severity: "error",
      file,
      message: `"${doc.path}" is an address that the site itself uses.`,
      hint: "Rename the file or its folder.",
    }));
}

/** What is wrong with one address in a list of pages, once; adds it to those `listed` so far. */
function checkEntry(
  href: string,
  name: string,
  routes: ReadonlyMap<string, Route>,
  listed: Set<string>,
  text: string,
): Issue[] {
  const isTwice = listed.has(href);
  listed.add(href);
  const route = routes.get(href);
  if (!route) {
    const hint = [suggest(href, [...routes.keys()]), `Write content${href}.mdx or remove the entry.`].filter(Boolean);
    const message = `${name} lists "${href}", which is no page.`;
    return isTwice ? [] : [{ severity: "error", file, ...placeOfString(text, href), message, hint: hint.join(" ") }];
  }
  if (isTwice) {
    const message = `"${href}" stands twice in the sidebars.`;
    return [{ severity: "warning", file, ...placeOfString(text, href, -1), message, hint: "Remove one entry." }];
  }
  if (!route.source.frontMatter.draft) return [];
  const message = `${name} lists "${href}", which is a draft: readers do not see the entry.`;
  const hint = `Publish ${route.source.file} by removing draft: true, or remove the entry.`;
  return [{ severity: "warning", file, ...placeOfString(text, href), message, hint }];
}

const inNoSidebar = ({ source }: Route): Issue => ({
  severity: "warning",
  file: source.file,
  message: `Page "${source.doc.path}" is in no sidebar.`,
  hint: "Add it to sidebars.ts, or to standalonePages there.",
});

function checkLabels(
  items: readonly SidebarItem[],
  routes: ReadonlyMap<string, Route>,
  textOf: CheckedSite["textOf"],
): Issue[] {
  return items.flatMap((item) => {
    if (item.type === "category") return checkLabels(item.items, routes, textOf);
    const source = routes.get(item.href)?.source;
    const label = source?.frontMatter.sidebarLabel;
    if (!source || label === undefined || label === item.label) return [];
    return [
      {
        severity: "warning" as const,
        file: source.file,
        ...placeOfKey(textOf(source.file), "sidebar_label"),
        message: `sidebar_label "${label}" differs from the label "${item.label}" in sidebars.ts.`,
        hint: "sidebars.ts is what readers see: change one of the two.",
      },
    ];
  });
}
