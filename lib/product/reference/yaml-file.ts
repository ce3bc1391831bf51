import "@/lib/product/reference/watched-documents";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { issuesOf, readText } from "../../input/read-text";
import { InputError, validateOrThrow } from "../../input/validate";
import { openYamlCache } from "../../input/yaml-cache";
import type { YamlDocument } from "../../input/yaml-document";
import { oncePerProcess, shared } from "../../shared";
import { applyBrand } from "../../site/brand";
import { projectRoot, readEnvironment } from "../../site/environment";

/** Documents by path, cached for the life of the process and read again when the file on disk is newer. */
const cache = shared("documents", () => new Map<string, { modified: number; parsed: YamlDocument }>());

/**
 * Reads one document of `content/_reference` below `root`, with the owner's names in place of the authored ones.
 * @throws InputError when there is no such file.
 */
export function readYaml(name: string, root: string): YamlDocument {
  const file = `content/_reference/${name}`;
  const path = join(root, file);
  if (!existsSync(path)) {
    const hint = "Pages use its data: restore it from git history.";
    throw new InputError([{ severity: "error", file, message: "The file does not exist.", hint }]);
  }
  const modified = statSync(path).mtimeMs;
  const known = cache.get(path);
  if (known?.modified === modified) return known.parsed;
  const kept = openYamlCache({ root, name });
  const { text, issues } = readText(path, file, "error");
  const document = kept.parse(file, applyBrand(text));
  const parsed = { ...document, issues: issuesOf({ text, issues }, document.issues) };
  kept.save();
  cache.set(path, { modified, parsed });
  return parsed;
}

/** Last valid values by name. Lives as long as the process, since the bundler may evaluate this module again. */
const good = oncePerProcess("last good", () => new Map<string, unknown>());

/**
 * The result of `read`. While authoring, an invalid document does not break the pages that draw from it: the last valid value is
 * used, and the checks report the mistake.
 * @throws what `read` throws, in an export and if there was no valid value before.
 */
export function keepLastGood<T>(name: string, read: () => T): T {
  try {
    const value = read();
    good.set(name, value);
    return value;
  } catch (cause) {
    const isKept = cause instanceof InputError && readEnvironment().isAuthoring && good.has(name);
    if (isKept) return good.get(name) as T;
    throw cause;
  }
}

/**
 * A file of `content/_reference` parsed by a schema, kept as `keepLastGood` does, under its own `name` if several modules read it.
 * @throws InputError with every mistake of the file.
 */
export const readKept = <Schema extends z.ZodType>(file: string, schema: Schema, name = file): z.output<Schema> =>
  keepLastGood(name, () => validateOrThrow(schema, readYaml(file, projectRoot())));
