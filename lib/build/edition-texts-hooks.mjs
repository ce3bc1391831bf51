import { join } from "node:path";
import { pathToFileURL } from "node:url";

const prefix = "#texts/";
let folder = "";

/** Takes the folder of the edition's texts. */
export function initialize(data) {
  folder = data;
}

/** Node's resolve hook: `#texts/shell` is the file of that name in the edition's folder, not the one that package.json names. */
export function resolve(specifier, context, next) {
  if (!folder || !specifier.startsWith(prefix)) return next(specifier, context);
  return next(pathToFileURL(join(folder, `${specifier.slice(prefix.length)}.ts`)).href, context);
}
