import { positionOfName } from "../../input/position-in-text";
import { suggest } from "../../issues";
import type { Manifest } from "../../nav/manifest";
import { type Labels, translateLabels } from "../../site/labels";
import type { Issue } from "../../types";

/** What the entries of manifests in the default language are called. */
function labelsOf(manifests: readonly Manifest[]): string[] {
  const labels = new Set<string>();
  const note = (label: string) => {
    labels.add(label);
    return label;
  };
  for (const manifest of manifests) translateLabels(manifest, note);
  return [...labels];
}

/** The finding about a language without a `file` of labels. */
export const missingLabels = (file: string): Issue => ({
  severity: "warning",
  file,
  message: "There is no such file, so sidebars, navbar, and footer are not translated.",
  hint: 'Write: export const labels = { "…": "…" }, with each English label and its translation.',
});

/** Issues for translated labels that occur in none of the manifests; `text` is the content of their `file`, to find the lines. */
export function unusedLabels(labels: Labels, manifests: readonly Manifest[], file: string, text: string): Issue[] {
  const known = labelsOf(manifests);
  return Object.keys(labels)
    .filter((label) => !known.includes(label))
    .map((label) => ({
      severity: "warning",
      file,
      ...positionOfName(text, label),
      message: `No entry in the sidebars, navbar, or footer is called "${label}".`,
      hint: suggest(label, known, "Remove the line, or write the label as it appears there."),
    }));
}
