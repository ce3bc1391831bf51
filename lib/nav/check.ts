import { suggest } from "../issues";
import type { Issue, Route, SidebarItem, Sidebars } from "../types";
import { hrefsOf } from "./flatten";

/** Compares sidebars with pages: entries without a page, pages in no sidebar, labels that disagree with front matter. */
export function checkNavigation(
  routes: ReadonlyMap<string, Route>,
  sidebars: Sidebars,
  standalone: readonly string[],
): Issue[] {
  const paths = [...routes.keys()];
  const listed = new Set<string>();
  const issues: Issue[] = [];
  for (const [id, sidebar] of Object.entries(sidebars)) {
    for (const href of hrefsOf(sidebar.items)) {
      if (listed.has(href))
        issues.push(inSidebars("warning", `"${href}" stands twice in the sidebars.`, "Remove one entry."));
      listed.add(href);
      if (!routes.has(href)) {
        const hint = [suggest(href, paths), `Write content${href}.mdx or remove the entry.`].filter(Boolean).join(" ");
        issues.push(inSidebars("error", `Sidebar "${id}" lists "${href}", which is no page.`, hint));
      }
    }
    issues.push(...checkLabels(sidebar.items, routes));
  }
  for (const { source } of routes.values()) {
    if (source.doc.path === "/" || listed.has(source.doc.path) || standalone.includes(source.doc.path)) continue;
    issues.push({
      severity: "warning",
      file: source.file,
      message: `Page "${source.doc.path}" is in no sidebar.`,
      hint: "Add it to sidebars.ts, or to standalonePages there.",
    });
  }
  return issues;
}

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
