import type { DocSource } from "../types";
import type { Site } from "./load";

/** A removed page: its path, its file, and, if it was moved, its new path. */
export type RemovedPage = { path: string; file: string; to?: string };

/**
 * The pages that were removed since the preview was started: those of `known` that are not back, and those of `before` that `now` lacks. A
 * page counts as moved to a new page with the same text, or, if it was edited too, with the same title.
 */
export function removedSince(known: readonly RemovedPage[], before: Site | undefined, now: Site): RemovedPage[] {
  const gone = [...(before?.routes.values() ?? [])].flatMap(({ source }) =>
    now.routes.has(source.doc.path) ? [] : [describe(source, before, now)],
  );
  const kept = known.filter(({ path }) => !now.routes.has(path));
  return [...kept, ...gone];
}

function describe(source: DocSource, before: Site | undefined, now: Site): RemovedPage {
  const fresh = [...now.routes.values()]
    .map((route) => route.source)
    .filter(({ doc }) => !before?.routes.has(doc.path));
  const same =
    fresh.find(({ body }) => body === source.body) ??
    fresh.find(({ frontMatter: { title } }) => title === source.frontMatter.title);
  return { path: source.doc.path, file: source.file, ...(same && { to: same.doc.path }) };
}
