import { version } from "mermaid/package.json";
import { withBase } from "../nav/edition";

/**
 * The URL folder of Mermaid's prebuilt modules, which would take longer to compile than all of our code. An export has them beside the
 * bundler's files and names the folder after Mermaid's version, because hosts and browsers cache that location forever.
 */
export const mermaidFolder: string =
  process.env.NODE_ENV === "development" ? withBase("/while-authoring/mermaid") : `/_next/static/mermaid-${version}`;

/** Mermaid's entry module. */
export const mermaidEntry = "mermaid.esm.min.js";
