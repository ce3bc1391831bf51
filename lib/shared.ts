import { readEnvironment } from "./site/environment";

/** Global, since a rendering process loads this module twice: in the bundles of pages and of route handlers. */
const own = globalThis as { oncePerProcess?: Map<string, unknown> };
own.oncePerProcess ??= new Map();
const known = own.oncePerProcess;

/** The result of `make`, which runs only once per name and process, even if several bundles ask. It must be plain data. */
export function oncePerProcess<T>(name: string, make: () => T): T {
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}

/** The same, except while authoring, when `make` runs on every call, since its code may have changed. */
export const shared = <T>(name: string, make: () => T): T =>
  readEnvironment().isAuthoring ? make() : oncePerProcess(name, make);
