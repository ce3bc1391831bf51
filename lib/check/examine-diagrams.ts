import type { Finding, Outline } from "../types";

/** Error thrown by Mermaid's parser. Its line numbers do not count comment lines. */
type ParserError = { message?: string; hash?: { loc?: { last_line?: number }; token?: unknown } };
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
      findings.push(describe(cause as ParserError, code, line));
    }
  }
  return findings;
}

function describe({ message = "", hash }: ParserError, code: string, fenceLine: number): Finding {
  const lines = code.split("\n");
  /** Line numbers of the lines that the parser counts. */
  const counted = lines.flatMap((text, index) => (/^\s*%%(?!\{)/.test(text) ? [] : [index + 1]));
  const stopped = Math.min(hash?.loc?.last_line ?? 1, counted.length);
  const line = counted[stopped - 1] ?? 1;
  const column = 1 + (/^\s*/.exec(lines[line - 1] ?? "")?.[0].length ?? 0);
  const known = /Expecting ([\s\S]*?), got/.exec(message)?.[1]?.split(", ").slice(0, 3).join(", ");
  return {
    severity: "error",
    line: fenceLine + line,
    column,
    message: hash
      ? `The diagram cannot be drawn: its line "${lines[line - 1]?.trim()}" is not valid Mermaid.`
      : firstLine(message),
    hint: known ? `Mermaid expects ${known}.` : "Start with flowchart, sequenceDiagram, stateDiagram-v2, or erDiagram.",
  };
}

const firstLine = (message: string) => `The diagram cannot be drawn: ${message.split("\n", 1)[0]}`;
