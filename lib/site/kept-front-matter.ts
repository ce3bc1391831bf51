import { keptYaml } from "../input/kept-yaml";
import { projectRoot } from "./environment";

/** Front matter of the tree that messages call `label`, kept on disk. */
export const keptFrontMatter = (label: string) => keptYaml({ root: projectRoot(), name: `front matter of ${label}` });

/** So few pages are read as soon as what is kept of them. */
export const fewPages = 20;
