import type { DocSource } from "../types";
import type { Site } from "./load";

/** A removed page: its path, its file, and, if it was moved, its new path. */
export type RemovedPage = { path: string; file: string; to?: string };

/**
 * Pages removed since the live preview started: those of `known` that have not come back, and those of `before` missing from `now`. A page
 * counts as moved to a new page with the same text, or else with the same title, in case it was edited too.
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
