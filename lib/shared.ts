import { readEnvironment } from "./site/environment";

/** A process that renders has this module twice: in the bundle of pages, and in that of files drawn from them. */
const own = globalThis as { processWide?: Map<string, unknown> };
own.processWide ??= new Map();
const known = own.processWide;

/** What `make` gives, made once in the life of a process however often code asks for it under this name: it must be plain data. */
export function processWide<T>(name: string, make: () => T): T {
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}

/** What bundles of a process share. While authoring every bundle makes its own, since its code may have changed. */
export const shared = <T>(name: string, make: () => T): T =>
  readEnvironment().isAuthoring ? make() : processWide(name, make);
