import type { ReadYaml } from "../input/yaml-document";
import type { DocFormat } from "../types";
import type { Split } from "./front-matter";
import { splitFrontMatter, withoutFrontMatter } from "./split-front-matter";
import { hasToml, readToml, tomlFence } from "./toml-front-matter";

/** Splits a file of a foreign tree, whose front matter may be TOML; one without front matter is body alone. */
export function splitForeign(file: string, text: string, format: DocFormat, read?: ReadYaml): Split {
  if (hasToml(text)) return splitFrontMatter(file, text, format, readToml, tomlFence);
  return /^\uFEFF?---/.test(text) ? splitFrontMatter(file, text, format, read) : withoutFrontMatter(file, text);
}
