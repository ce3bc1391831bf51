import { readEnvironment } from "./site/environment";

/** A process that renders has this module twice: in the bundle of pages, and in that of files drawn from them. */
const processWide = globalThis as { shared?: Map<string, unknown> };
processWide.shared ??= new Map();
const known = processWide.shared;

/**
 * What `make` gives, made once in the life of a process however many bundles ask for it under this name: it must be plain data. While
 * authoring every bundle makes its own, since its code may have changed.
 */
export function shared<T>(name: string, make: () => T): T {
  if (readEnvironment().isAuthoring) return make();
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}
