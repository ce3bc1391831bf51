import { extractMarks, parseCodeMeta, unknownOptions } from "../page/code-meta";
import type { Finding, Issue } from "../types";
import type { CheckedPage, CheckedSite } from "./types";

type Fence = CheckedPage["outline"]["fences"][number];

/** Options of fences that mean nothing, and marks of lines that the code does not have. */
export function checkFences({ pages, fenceOptions }: CheckedSite): Issue[] {
  return pages
    .filter(({ outline }) => !outline.isCut)
    .flatMap(({ source: { file }, outline: { fences } }) =>
      fences.flatMap((fence) => checkFence(fence, fenceOptions).map((finding) => ({ file, ...finding }))),
    );
}

function checkFence({ lang, meta, code, line, column }: Fence, known: readonly string[]): Finding[] {
  const unknown = unknownOptions(meta, known).map((option) => ({
    message: `The code fence has no option "${option}".`,
    hint: 'Options: title="…", {2,5-7}, showLineNumbers, showLineNumbers=5.',
  }));
  const marked = parseCodeMeta(meta).lines;
  const lines = extractMarks(code, marked).code.split("\n").length;
  const beyond = lang === "mermaid" ? [] : marked.filter((number) => number > lines || number < 1);
  const outside =
    beyond.length === 0
      ? []
      : [
          {
            message: `Line ${beyond[0]} is marked; the code has ${lines}.`,
            hint: "Count the lines from 1, without the comments that mark them.",
          },
        ];
  return [...unknown, ...outside].map((finding) => ({ severity: "warning", line, column, ...finding }));
}
