import { keptYaml } from "../input/kept-yaml";
import { projectRoot } from "./environment";

/** So few pages are read as soon as what is kept of them. */
const fewPages = 20;

/** Front matter of the tree that messages call `label`, kept on disk when all of its `pages` have been read, unless they are few. */
export function keptFrontMatter(label: string) {
  const yaml = keptYaml({ root: projectRoot(), name: `front matter of ${label}` });
  return {
    parse: yaml.parse,
    keep: (pages: number) => {
      if (pages > fewPages) yaml.keep();
    },
  };
}
