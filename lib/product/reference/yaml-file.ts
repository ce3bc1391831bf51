import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { keptYaml } from "../../input/kept-yaml";
import { InputError } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import { shared } from "../../shared";
import { applyBrand } from "../../site/brand";
import "@/lib/product/reference/watched-documents";

/** Documents by path, kept for the life of the process and read again when the file on disk is newer. */
const cache = shared("documents", () => new Map<string, { modified: number; parsed: YamlDocument }>());

/**
 * Reads one document of `content/_reference` below `root`, with the owner's names in place of the authored ones.
 * @throws InputError when there is no such file.
 */
export function readYaml(name: string, root: string): YamlDocument {
  const file = `content/_reference/${name}`;
  const path = join(root, file);
  if (!existsSync(path)) {
    const hint = "Pages draw from it: bring it back from the history.";
    throw new InputError([{ severity: "error", file, message: "The file does not exist.", hint }]);
  }
  const modified = statSync(path).mtimeMs;
  const known = cache.get(path);
  if (known?.modified === modified) return known.parsed;
  const kept = keptYaml({ root, name });
  const parsed = kept.parse(file, applyBrand(readFileSync(path, "utf8")));
  kept.keep();
  cache.set(path, { modified, parsed });
  return parsed;
}
