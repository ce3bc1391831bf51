import { suggest } from "../issues";
import { isKnownLanguage, knownLanguages } from "../mdx/languages";
import { figureNames } from "../mdx/vocabulary";
import { drawnAnchors } from "../reference/anchors";
import { checkReference } from "../reference/check";
import { unknownCodes } from "../reference/code-mentions";
import type { Reference } from "../reference/reference";
import type { Issue } from "../types";
import type { FigureCheck, NamedParts, NameFindings } from "./analyzed-page";

/** Compares the components and languages of one page with the reference, the figures and the highlighter. */
export function examineNames(page: NamedParts, reference: Reference, checkFigure: FigureCheck): NameFindings {
  return {
    anchors: page.components.flatMap(({ name, attributes }) => drawnAnchors(name, attributes, reference)),
    issues: [...checkComponents(page, reference, checkFigure), ...checkLanguages(page)],
  };
}

const isFigure = (name: string) => figureNames.some((figure) => figure === name);

function checkComponents({ file, components }: NamedParts, reference: Reference, checkFigure: FigureCheck): Issue[] {
  return components.flatMap(({ name, attributes, line, column }) =>
    [...checkReference(name, attributes, reference), ...(isFigure(name) ? checkFigure(name, attributes) : [])].map(
      (message) => ({ severity: "error" as const, file, line, column, message }),
    ),
  );
}

function checkLanguages({ file, fences }: NamedParts): Issue[] {
  return fences.flatMap(({ lang, line, column }) => {
    if (lang && isKnownLanguage(lang)) return [];
    const message = lang
      ? `Unknown code language "${lang}": it is shown as plain text.`
      : "A code fence names no language.";
    const hint = lang
      ? suggest(lang, knownLanguages(), "Use text for plain text.")
      : "Write it behind the backticks; text for plain text.";
    return [{ severity: "warning" as const, file, line, column, message, hint }];
  });
}

/** Compares the error codes in one page's text with the catalog. */
export function examineCodes({ file, body }: NamedParts, { errors }: Reference): Issue[] {
  return unknownCodes(body, errors).map((code) => ({ severity: "error" as const, file, ...code }));
}
