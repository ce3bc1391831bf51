import { suggest } from "../issues";
import type { Issue, Route, SidebarItem, Sidebars } from "../types";
import { hrefsOf } from "./flatten";

/** Compares sidebars with pages: entries without a page, pages in no sidebar, labels that disagree with front matter. */
export function checkNavigation(
  routes: ReadonlyMap<string, Route>,
  sidebars: Sidebars,
  standalone: readonly SidebarItem[],
): Issue[] {
  const lists = [
    ...Object.entries(sidebars).map(([id, { items }]) => ({ name: `Sidebar "${id}"`, items })),
    { name: '"standalonePages"', items: standalone },
  ];
  const listed = new Set<string>();
  const issues = lists.flatMap(({ name, items }) => [
    ...hrefsOf(items).flatMap((href) => checkEntry(href, name, routes, listed)),
    ...checkLabels(items, routes),
  ]);
  const missing = [...routes.values()].filter(({ source: { doc } }) => doc.path !== "/" && !listed.has(doc.path));
  return [...issues, ...missing.map(inNoSidebar)];
}

/** First parts of addresses that hold files the build makes. */
const reservedFolders = ["_next", "icons", "print", "search-index", "social"];

/** Finds pages that stand where the site has a page or file of its own, one of `made`; only the home page may be a page. */
export function checkReserved(routes: ReadonlyMap<string, Route>, made: readonly string[]): Issue[] {
  return [...routes.values()]
    .filter(({ source: { doc } }) => {
      const [, first = ""] = doc.path.split("/");
      return doc.path !== "/" && (made.includes(doc.path) || reservedFolders.includes(first));
    })
    .map(({ source: { file, doc } }) => ({
      severity: "error",
      file,
      message: `"${doc.path}" is an address that the site itself uses.`,
      hint: "Rename the file or its folder.",
    }));
}

/** What is wrong with one address in a list of pages; adds it to those `listed` so far. */
function checkEntry(href: string, name: string, routes: ReadonlyMap<string, Route>, listed: Set<string>): Issue[] {
  const isTwice = listed.has(href);
  listed.add(href);
  const twice = inSidebars("warning", `"${href}" stands twice in the sidebars.`, "Remove one entry.");
  const hint = [suggest(href, [...routes.keys()]), `Write content${href}.mdx or remove the entry.`].filter(Boolean);
  const unknown = inSidebars("error", `${name} lists "${href}", which is no page.`, hint.join(" "));
  return [...(isTwice ? [twice] : []), ...(routes.has(href) ? [] : [unknown])];
}

const inNoSidebar = ({ source }: Route): Issue => ({
  severity: "warning",
  file: source.file,
  message: `Page "${source.doc.path}" is in no sidebar.`,
  hint: "Add it to sidebars.ts, or to standalonePages there.",
});

const inSidebars = (severity: Issue["severity"], message: string, hint?: string): Issue => ({
  severity,
  file: "sidebars.ts",
  message,
  hint,
});

function checkLabels(items: readonly SidebarItem[], routes: ReadonlyMap<string, Route>): Issue[] {
  return items.flatMap((item) => {
    if (item.type === "category") return checkLabels(item.items, routes);
    const source = routes.get(item.href)?.source;
    const label = source?.frontMatter.sidebarLabel;
    if (!source || label === undefined || label === item.label) return [];
    return [
      {
        severity: "warning" as const,
        file: source.file,
        message: `sidebar_label "${label}" differs from the label "${item.label}" in sidebars.ts.`,
        hint: "sidebars.ts is what readers see: change one of the two.",
      },
    ];
  });
}
