import { dirname, join } from "node:path";
import { readToml } from "../../../authoring/toml-front-matter";
import { isRecord } from "../../../input/is-record";
import { readText } from "../../../input/read-text";
import { inOneLine } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { memoize } from "../../../memoize";
import { projectFoldersOf, projectRootOf } from "../../place";
import type { NamedValues } from "./named-values";
import { isReadable } from "./parts-of";

/** A page by its path in the tree, without extension, and its front matter. */
type Page = { name: string; data: Readonly<Record<string, unknown>> };

/**
 * Returns the parameters that pages of Hugo name, as in `{{< param ship.size >}}`, by the name of a page: its own front matter, or else
 * what the pages of folders around it cascade, or else what the configuration says.
 */
export function hugoParams(tree: string, pages: readonly Page[]): (name: string) => NamedValues {
  const byName = new Map(pages.map((page) => [page.name, page.data]));
  const ofSite = memoize(siteParams);
  return (name) => {
    const cascades = foldersAround(name).flatMap((folder) => cascadesOf(byName.get(join(folder, "_index"))?.cascade));
    const own = byName.get(name) ?? {};
    return new Map([
      ...ofSite(tree),
      ...[...cascades, own].flatMap((said) => [said, said.params].flatMap((at) => named(at))),
    ]);
  };
}

/** The folders that a page is in, the outermost first: `a/b/c` is in the root, `a`, and `a/b`. */
function foldersAround(name: string): string[] {
  const folder = dirname(name);
  return folder === "." ? [""] : [...foldersAround(folder), folder];
}

/** What a page hands down to all pages below it. */
const cascadesOf = (said: unknown): Record<string, unknown>[] =>
  (Array.isArray(said) ? said : [said]).filter(isRecord).filter((at) => !("target" in at || "_target" in at));

/** Texts and numbers by the template for them. A text of several paragraphs has no place in a line. */
const named = (said: unknown, before = ""): [string, string][] =>
  Object.entries(isRecord(said) ? said : {}).flatMap(([key, value]): [string, string][] => {
    if (isRecord(value)) return named(value, `${before}${key}.`);
    const isText = typeof value === "number" || (typeof value === "string" && !/\n\s*\n/.test(value.trim()));
    return isText ? [[`{{<param ${before}${key}>}}`, inOneLine(String(value))]] : [];
  });

const files = ["hugo", "config", "config/_default/hugo", "config/_default/config", "config/_default/params"];

/** The parameters in the configuration of the project around a tree. */
function siteParams(tree: string): [string, string][] {
  const outermost = projectRootOf(tree);
  return projectFoldersOf(tree).flatMap((folder) =>
    files.flatMap((name) =>
      ["yaml", "yml", "toml"].flatMap((extension) => {
        const file = join(folder, `${name}.${extension}`);
        if (!isReadable(file, outermost)) return [];
        const { value } = (extension === "toml" ? readToml : parseYaml)(file, readText(file, name, "warning").text);
        return named(name.endsWith("/params") || !isRecord(value) ? value : value.params);
      }),
    ),
  );
}
