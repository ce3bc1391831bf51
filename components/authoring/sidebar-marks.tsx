/** Pages that readers do not find in a sidebar, by what they are. */
export type Marks = readonly (readonly [path: string, mark: "draft" | "unlisted"])[];

/** While authoring, sidebars name the pages that readers do not find there: a style sheet does, since a sidebar is made without its pages. */
export function SidebarMarks({ marks }: { marks: Marks }) {
  const rules = marks.map(([path, mark]) => `#sidebar a[href=${JSON.stringify(path)}]::after{content:" (${mark})"}`);
  return <style>{rules.join("\n")}</style>;
}
