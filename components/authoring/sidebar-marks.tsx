/** Paths of pages that readers do not see in a sidebar, each with the reason. */
export type Marks = readonly (readonly [path: string, mark: "draft" | "unlisted"])[];

/** In the live preview: marks drafts and unlisted pages in sidebars, by CSS, since the sidebar's data does not include their pages. */
export function SidebarMarks({ marks }: { marks: Marks }) {
  const rules = marks.map(([path, mark]) => `#Sidebar a[href=${JSON.stringify(path)}]::after{content:" (${mark})"}`);
  return <style>{rules.join("\n")}</style>;
}
