import { suggest } from "../issues";
import { backwardRange, extractMarks, loneMarks, parseCodeMeta, unknownMarks, unknownOptions } from "../page/code-meta";
import { isKnownLanguage, knownLanguages } from "../page/languages";
import type { Finding, Issue, Mistake } from "../types";
import type { CheckedPage, CheckedSite } from "./types";

type Fence = CheckedPage["outline"]["fences"][number];

/** Reports unknown options of fences, highlighted lines beyond the end of the code, and invalid marker comments. */
export function checkFences({ pages, fenceOptions }: CheckedSite): Issue[] {
  return pages
    .filter(({ outline }) => !outline.isCut)
    .flatMap(({ source: { file }, outline: { fences } }) => {
      const findings = [...fences.flatMap((fence) => checkOptions(fence, fenceOptions)), ...fences.flatMap(checkMarks)];
      return findings.map((finding) => ({ file, ...finding }));
    });
}

/** Logs the first marker comment of each page of a foreign tree that only another tool knows. */
export function checkForeignMarks({ pages }: CheckedSite): Issue[] {
  return pages
    .filter(({ source, outline }) => source.foreign && !outline.isCut)
    .flatMap(({ source: { file }, outline: { fences } }) =>
      fences
        .flatMap(checkMarks)
        .slice(0, 1)
        .map((finding) => ({ file, ...finding, severity: "log" })),
    );
}

function checkOptions({ lang, meta, code, line, column }: Fence, known: readonly string[]): Finding[] {
  // Options after an unquoted title are part of it, as those behind "js{1," are of the language, which is reported.
  const options = lang.includes("{") ? [] : unknownOptions(meta, known);
  const unquoted = options.findIndex((option) => option.startsWith("title="));
  const unknown = [
    ...unknownOption(
      options.slice(0, unquoted < 0 ? undefined : unquoted),
      `Options: ${['title="…"', "{2,5-7}", "showLineNumbers", "showLineNumbers=5", ...known].join(", ")}.`,
    ),
    ...unknownOption(
      options.filter((_, index) => index === unquoted),
      'Write the title in double quotes: title="…".',
    ),
  ];
  const [from, to] = backwardRange(meta) ?? [];
  const backward =
    from === undefined
      ? []
      : [{ message: `The lines "${from}-${to}" are marked backward.`, hint: `Write {${to}-${from}}.` }];
  const marked = options.some((option) => option.startsWith("{")) ? [] : parseCodeMeta(meta).lines;
  const lines = extractMarks(code, marked).code.split("\n").length;
  const beyond = lang === "mermaid" ? [] : marked.filter((number) => number > lines || number < 1);
  const outside = beyond.slice(0, 1).map((number) => ({
    message: `Line ${number} is marked, but the last line of the code is ${lines}.`,
    hint: "Count from 1, and skip the comments that mark lines.",
  }));
  return [...unknown, ...backward, ...outside].map((finding) => ({ severity: "warning", line, column, ...finding }));
}

/** One finding for all options, since code on the line of the fence would be many. */
function unknownOption(options: readonly string[], hint: string): Mistake[] {
  const named = options.map((option) => `"${option}"`).join(", ");
  if (named === "") return [];
  return [{ message: `Unknown code fence ${options.length === 1 ? "option" : "options"} ${named}.`, hint }];
}

function checkMarks({ code, line, column }: Fence): Finding[] {
  const noMarks = unknownMarks(code).map((found) => ({
    ...found,
    message: `"${found.mark}" does not mark anything and would be shown as code.`,
    hint: "Use [!code highlight], [!code ++], or [!code --] at the end of a line, or highlight-next-line, highlight-start, or highlight-end on a line of its own.",
  }));
  const lone = loneMarks(code).map((found) => ({
    ...found,
    message: `"${found.mark}" has no matching mark.`,
    hint: "Write highlight-start above the first line, and highlight-end below the last.",
  }));
  return [...noMarks, ...lone].map(({ message, hint, ...found }) => ({
    severity: "warning",
    line: line + 1 + found.line,
    column: column + found.column,
    message,
    hint,
  }));
}

/** Reports fences without a language or with one unknown to the highlighter; in a foreign tree only unknown ones, once per page. */
export function checkLanguages({ pages }: CheckedSite): Issue[] {
  return pages.flatMap(({ source: { file, foreign }, outline: { fences, isCut } }) =>
    (isCut ? [] : fences).flatMap(({ lang, meta, line, column }, index) => {
      // Diagrams and comparison with the reference match only the lowercase name.
      const isWritten = foreign || lang === lang.toLowerCase();
      if (lang && isWritten && isKnownLanguage(lang)) return [];
      const isFirst = fences.findIndex((fence) => fence.lang === lang) === index;
      if (foreign && !(lang && isFirst)) return [];
      return [{ severity: "warning" as const, file, line, column, ...languageMistake(lang, meta) }];
    }),
  );
}

function languageMistake(lang: string, meta: string): Mistake {
  if (!lang)
    return {
      message: "The code fence has no language.",
      hint: "Write it after the backticks; for plain text, write text.",
    };
  const [, name = "", rest = ""] = /^(\w+)(\{.*)/.exec(lang) ?? [];
  const hint =
    name && isKnownLanguage(name)
      ? `Write a space after the language: ${[name, rest, meta].filter(Boolean).join(" ")}.`
      : suggest(lang.toLowerCase(), knownLanguages(), "Use text for plain text.");
  return isKnownLanguage(lang)
    ? { message: `The language "${lang}" is not in lowercase.`, hint }
    : { message: `Unknown code language "${lang}": the code is shown as plain text.`, hint };
}
