import type { Finding, Outline } from "../types";

/** What Mermaid's parser throws: the lines are those of its text without comments. */
type ParserError = { message?: string; hash?: { loc?: { last_line?: number }; token?: unknown } };
type Parser = { parse: (text: string) => Promise<unknown> };

/** Loaded for the first diagram, once a process. */
let parser: Promise<Parser> | undefined;

/** Mermaid as it runs in browsers; where there is no document, its cleaner of HTML, which nothing here is shown from, lets all pass. */
async function loadParser(): Promise<Parser> {
  const { default: cleaner } = await import("dompurify");
  if (!cleaner.isSupported) {
    Object.assign(cleaner, { addHook: () => undefined, removeHook: () => undefined, sanitize: (text: string) => text });
  }
  return (await import("mermaid")).default;
}

/** Diagrams that cannot be drawn, each at the line its parser stops at. @throws what loading Mermaid throws. */
export async function examineDiagrams(fences: Outline["fences"]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { code, line, lang } of fences) {
    if (lang !== "mermaid") continue;
    parser ??= loadParser();
    // A parser that cannot be loaded is no mistake of the page: the check ends with it.
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
  /** Lines that the parser counts. */
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
