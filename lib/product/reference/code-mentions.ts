import { suggest } from "../../issues";
import type { ErrorRow } from "./errors";

/** A code in a text, with its place from line 1 and column 1. */
type UnknownCode = { line: number; column: number; message: string; hint?: string };

/** Finds PL codes that the catalog does not have, in prose, tables and samples alike; components check theirs themselves. */
export function unknownCodes(text: string, errors: readonly ErrorRow[]): UnknownCode[] {
  const known = errors.map(({ code }) => code);
  return text.split("\n").flatMap((line, index) =>
    [...line.replace(/\bcodes?="[^"]*"/g, (found) => " ".repeat(found.length)).matchAll(/\bPL-\d{4}\b/g)]
      .filter(([code]) => !known.includes(code))
      .map(({ 0: code, index: start }) => {
        const hint = suggest(code, known, "The codes are in content/_reference/errors.yaml.");
        return {
          line: index + 1,
          column: start + 1,
          message: `There is no code ${code}.`,
          hint,
        };
      }),
  );
}
