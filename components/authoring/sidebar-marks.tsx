import type { Route } from "@/lib/types";

/** While authoring, sidebars name the pages that readers do not find there: a style sheet does, since a sidebar is made without its pages. */
export function SidebarMarks({ routes }: { routes: ReadonlyMap<string, Route> }) {
  const rules = [...routes.values()].flatMap(({ source: { doc, frontMatter } }) => {
    const mark = frontMatter.draft ? "draft" : frontMatter.unlisted ? "unlisted" : undefined;
    return mark ? [`#sidebar a[href=${JSON.stringify(doc.path)}]::after{content:" (${mark})"}`] : [];
  });
  return <style>{rules.join("\n")}</style>;
}
