import { openYamlCache } from "../input/yaml-cache";
import { projectRoot } from "./environment";

/** Up to this many pages are parsed as fast as they are read from the cache. */
const minPages = 20;

/**
 * Opens a disk cache for the parsed front matter of the tree that messages call `label`. `save` is called once all `pages` were read; few
 * pages are not cached.
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
