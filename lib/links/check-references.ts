import { drawnAnchors } from "../reference/anchors";
import { checkReference } from "../reference/check";
import { checkSamples } from "../reference/samples";
import type { Issue } from "../types";
import type { AnalyzedPage } from "./check-content";

/** Names used in reference components, and every code sample, against `content/_reference`. */
export function checkReferences(pages: readonly AnalyzedPage[], root: string): Issue[] {
  const names = pages.flatMap(({ source, outline }) =>
    outline.components.flatMap(({ name, attributes, line, column }) =>
      checkReference(name, attributes).map((message) => ({ severity: "error" as const, file: source.file, line, column, message })),
    ),
  );
  const fences = pages.flatMap(({ source, outline }) => outline.fences.map((fence) => ({ ...fence, file: source.file })));
  return [...names, ...checkSamples(fences, root).map((issue) => ({ severity: "error" as const, ...issue }))];
}

/** Adds the ids that reference components draw to what links may point to. */
export function addDrawnAnchors(pages: readonly AnalyzedPage[]): void {
  for (const { outline } of pages) {
    outline.anchors.push(...outline.components.flatMap(({ name, attributes }) => drawnAnchors(name, attributes)));
  }
}
