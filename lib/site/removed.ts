import type { DocSource } from "../types";
import type { Site } from "./load";

/** A page that is gone: where it was, its file, and where its text is now, if it is anywhere. */
export type Removed = { path: string; file: string; to?: string };

/**
 * The pages that went since the preview was started: those of `known` without those that are back, and those of `before` that `now`
 * has no more. A page has moved to where the same text, or if it was edited too the same title, is new.
 */
export function removedSince(known: readonly Removed[], before: Site | undefined, now: Site): Removed[] {
  const gone = [...(before?.routes.values() ?? [])].flatMap(({ source }) =>
    now.routes.has(source.doc.path) ? [] : [describe(source, before, now)],
  );
  const kept = known.filter(({ path }) => !now.routes.has(path));
  return [...kept, ...gone];
}

function describe(source: DocSource, before: Site | undefined, now: Site): Removed {
  const fresh = [...now.routes.values()]
    .map((route) => route.source)
    .filter(({ doc }) => !before?.routes.has(doc.path));
  const same =
    fresh.find(({ body }) => body === source.body) ??
    fresh.find(({ frontMatter: { title } }) => title === source.frontMatter.title);
  return { path: source.doc.path, file: source.file, ...(same && { to: same.doc.path }) };
}
