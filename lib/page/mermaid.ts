import { version } from "mermaid/package.json";
import { withBase } from "../nav/edition";

/**
 * Where browsers find Mermaid's modules, as its makers have built them: compiling them would take longer than all of our code. An
 * export has them beside the bundler's files, named by their version, since hosts and browsers keep what is there for good.
 */
export const mermaidFolder: string =
  process.env.NODE_ENV === "development" ? withBase("/while-authoring/mermaid") : `/_next/static/mermaid-${version}`;

/** The module that the others are loaded by. */
export const mermaidEntry = "mermaid.esm.min.js";
