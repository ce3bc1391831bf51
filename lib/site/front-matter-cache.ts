import { openYamlCache } from "../input/yaml-cache";
import { projectRoot } from "./environment";

/** Up to this many pages, parsing is as fast as reading the cache. */
const minPages = 20;

/**
 * Opens a disk cache for the parsed front matter of the tree that messages call `label`. Call `save` with the number of pages once all are
 * read; it writes nothing for a small tree.
 */
export function openFrontMatterCache(label: string) {
  const yaml = openYamlCache({ root: projectRoot(), name: `front matter of ${label}` });
  return {
    parse: yaml.parse,
    save: (pages: number) => {
      if (pages > minPages) yaml.save();
    },
  };
}
