import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles, hashText } from "../hash";

/** What a drawing depends on besides its source: mermaid, its configuration, and the font its text is measured in. */
const makers = [
  ...["draw-diagram.ts", "settle-drawing.ts", "theme.ts"].map((name) => `components/mdx/diagram/${name}`),
  "app/styles/fonts.css",
  "node_modules/mermaid/package.json",
];

/**
 * The source of each of Mermaid's modules, by its path below `mermaidFolder`. They are named `.js`, in file names and imports, because
 * every host serves that as JavaScript.
 */
export function readMermaid(root: string): Map<string, () => string> {
  const built = join(root, "node_modules", "mermaid", "dist");
  const chunks = "chunks/mermaid.esm.min";
  const names = ["mermaid.esm.min.mjs", ...readdirSync(join(built, chunks)).map((name) => `${chunks}/${name}`)];
  const modules = names.filter((name) => name.endsWith(".mjs"));
  const asScript = (text: string) => text.replaceAll('.mjs"', '.js"');
  return new Map(
    modules.map((name) => [name.replace(/\.mjs$/, ".js"), () => asScript(readFileSync(join(built, name), "utf8"))]),
  );
}

/** The drawings of a tree of pages, made by `npm run diagrams` and stored beside the pages. */
export type Drawings = {
  /** The folder they are in. */
  folder: string;
  /** The file name of the current drawing of a source. It changes with the source and with the code that draws. */
  fileOf: (source: string) => string;
  /** The current drawing, if it exists. */
  find: (source: string) => string | undefined;
  /** The file names of all existing drawings. */
  names: () => string[];
};

/** Opens the drawings of the tree in `contentFolder`; `root` is the project, whose code draws. */
export function drawingsOf(root: string, contentFolder: string): Drawings {
  const folder = join(contentFolder, "_diagrams");
  let version: string | undefined;
  const fileOf = (source: string) => {
    version ??= hashFiles(root, makers);
    return `${hashText(`${version}\0${source}`).slice(0, 16)}.svg`;
  };
  return {
    folder,
    fileOf,
    find: (source) => {
      const file = join(folder, fileOf(source));
      return existsSync(file) ? readFileSync(file, "utf8") : undefined;
    },
    names: () => (existsSync(folder) ? readdirSync(folder).sort() : []),
  };
}
