import type { Mistake, Position } from "../types";

/** Error thrown by Mermaid's parser. Its line numbers start at 1 with the type, and do not count comment lines. */
export type DiagramError = { message?: string; hash?: { loc?: Lines; token?: unknown; text?: string } };
type Lines = { first_line?: number; last_line?: number };

/** What the parser calls the end of the text. */
const endOfText = 1;

/** A valid line of each type of diagram in the writing guide. */
const examples: Readonly<Record<string, string>> = {
  flowchart: 'A["Text"] -->|label| B["Text"]',
  graph: 'A["Text"] -->|label| B["Text"]',
  sequenceDiagram: "A->>B: text",
  stateDiagram: "First --> Second: text",
  erDiagram: "A ||--o{ B : has",
};

/** Says what is wrong with a diagram that cannot be parsed. Lines count from the first one of its code, which is 1. */
export function diagramMistake({ message = "", hash }: DiagramError, code: string): Mistake & Position {
  const lines = code.split("\n");
  const first = firstLine(lines);
  const [type = ""] = /[\w-]+/.exec(lines[first - 1] ?? "") ?? [];
  const [said = ""] = message.split("\n");
  if (/^No diagram type/.test(said)) {
    const reason = type ? `its type "${type}" is unknown` : "it is empty";
    return mistake(lines, first, reason, "Start with flowchart, sequenceDiagram, stateDiagram-v2, or erDiagram.");
  }
  // What is no error of syntax has no line.
  if (!/^(?:Parse error|Lexical error|Parsing failed)/.test(said))
    return mistake(lines, first, said.replace(/\.$/, ""), "Change the lines with the names in the message.");
  const expected = /Expecting ([\s\S]*?), got/.exec(message)?.[1] ?? "";
  const isAtEnd = hash?.token === endOfText;
  const open = isAtEnd && /'(?:end|STRUCT_STOP|BLOCK_STOP)'/.test(expected) ? openBlock(lines) : undefined;
  if (open) {
    const end = expected.includes("'end'") ? "end" : "}";
    const hint = `Write ${end} on a line of its own below what belongs to it.`;
    return mistake(lines, open, `its line "${lines[open - 1]?.trim()}" has no "${end}"`, hint);
  }
  const counted = isAtEnd ? hash?.loc?.first_line : hash?.loc?.last_line;
  const line = lineOf(lines, first, counted ?? Number(/ on line (\d+)/.exec(said)?.[1] ?? 1));
  const reason = `its line "${lines[line - 1]?.trim()}" is not valid Mermaid`;
  if (/^\s*(?:flowchart|graph)\b(?!\s+(?:TB|TD|BT|RL|LR)\b)/.test(lines[line - 1] ?? ""))
    return mistake(lines, line, reason, "Write a direction after the type: flowchart LR.");
  return mistake(lines, line, reason, nextStep(type, expected, hash?.text?.trim()));
}

function mistake(lines: readonly string[], line: number, reason: string, hint: string): Mistake & Position {
  const column = 1 + (/^\s*/.exec(lines[line - 1] ?? "")?.[0].length ?? 0);
  return { line, column, message: `The diagram cannot be drawn: ${reason}.`, hint };
}

/** The next step by what the parser expects, and by what it found. */
function nextStep(type: string, expected: string, found?: string): string {
  if (/^'SQE'/.test(expected))
    return 'Close the text with the bracket or bar that it begins with; one that has brackets in it goes in double quotes: A["text (1)"].';
  if (/^(?:'LINK', )?'UNICODE_TEXT', 'EDGE_TEXT'/.test(expected)) return "Write a line with a text as A -->|text| B.";
  if (found === "end") return 'Remove "end", which ends a block, or write a name as End.';
  if (expected === "'TXT'") return "Write a colon and a text after the names: A->>B: text.";
  if (expected === "'COLON', 'STYLE_SEPARATOR'") return "Write a colon and a label after the names: A ||--o{ B : has.";
  const example = examples[type.replace(/-v2$/, "")];
  return example ? `Compare it with a valid line: ${example}` : "Compare it with the lines above.";
}

/** The line of the type, the first that is neither empty, a comment, a directive, nor of the front matter; 1 if there is none. */
function firstLine(lines: readonly string[]): number {
  const head = /^\s*---\s*$/.test(lines[0] ?? "")
    ? lines.findIndex((line, index) => index > 0 && /^\s*---\s*$/.test(line))
    : -1;
  return Math.max(1, lines.findIndex((line, index) => index > head && !/^\s*(?:%%|$)/.test(line)) + 1);
}

/** The line that the parser means by a number, since it counts from the type on, and no comments. */
function lineOf(lines: readonly string[], first: number, number: number): number {
  const counted = lines.flatMap((line, index) => (index + 1 < first || /^\s*%%(?!\{)/.test(line) ? [] : [index + 1]));
  return counted[Math.min(number, counted.length) - 1] ?? 1;
}

/** The last line that begins a block which does not end. */
function openBlock(lines: readonly string[]): number | undefined {
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:end|\})\s*$/.test(line)) open.pop();
    else if (/^\s*(?:subgraph|loop|alt|opt|par|critical|break|rect|box)\b|\{\s*$/.test(line)) open.push(index + 1);
  }
  return open.at(-1);
}
