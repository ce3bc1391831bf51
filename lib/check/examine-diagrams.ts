import type { Finding, Outline } from "../types";
import { type DiagramError, diagramMistake } from "./diagram-mistake";

type Parser = { parse: (text: string) => Promise<unknown> };

/** Loaded for the first diagram, once a process. */
let parser: Promise<Parser> | undefined;

/** Loads Mermaid. Without a document, its HTML sanitizer is made a no-op, which is safe since nothing is rendered here. */
async function loadParser(): Promise<Parser> {
  const { default: cleaner } = await import("dompurify");
  if (!cleaner.isSupported) {
    Object.assign(cleaner, { addHook: () => undefined, removeHook: () => undefined, sanitize: (text: string) => text });
  }
  return (await import("mermaid")).default;
}

/** Reports diagrams that cannot be parsed, each at the line where the parser stops. @throws what loading Mermaid throws. */
export async function examineDiagrams(fences: Outline["fences"]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { code, line, lang } of fences) {
    if (lang !== "mermaid") continue;
    parser ??= loadParser();
    // Outside of `try`: failing to load the parser is not a mistake in the page and ends the check.
    const { parse } = await parser;
    try {
      await parse(code);
    } catch (cause) {
      const mistake = diagramMistake(cause as DiagramError, code);
      findings.push({ severity: "error", ...mistake, line: line + mistake.line });
    }
  }
  return findings;
}
