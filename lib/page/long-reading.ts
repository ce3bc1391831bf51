import type { Finding } from "../types";

/** Maximum length of a page in characters; ordinary text of that length takes seconds to read, the worst 45 seconds. */
const longest = 2_000_000;
/**
 * The parser matches emphasis marks within a paragraph with each other, and joins the text around links that never close, so the time
 * grows with the square of their number: this sum of squares takes three seconds, as measured. The largest of our pages reaches some ten
 * thousand.
 */
const mostWork = 1e8;

/** Marks that open or close emphasis, and links without an end; not underscores within words, nor the markers of list items. */
const marks = /\*+|~+|(?<![A-Za-z0-9_])_+|_+(?![A-Za-z0-9_])|\]\((?![^()]*\))/g;
const itemStart = /^[ \t>]*[-*+][ \t]+/;
/** A paragraph begins after a blank line, or at an unindented list item. */
const begins = /^(?:[ \t>]*$| {0,3}[-*+][ \t]+\S)/;

const hint = "Split the page.";
const shown = (count: number) => count.toLocaleString("en");

/**
 * Finds text that would take longer to read than any real page, as a finding without severity. Computed instead of timed, so that the
 * result is the same on every machine.
 */
export function findLongReading(text: string): Omit<Finding, "severity"> | undefined {
  if (text.length > longest) {
    const message = `The page is too long to read: ${shown(text.length)} characters, over the limit of ${shown(longest)}.`;
    return { line: 1, column: 1, message, hint };
  }
  let line = 0;
  let [before, count] = [0, 0];
  for (const written of text.split("\n")) {
    line++;
    if (begins.test(written)) [before, count] = [before + count ** 2, 0];
    count += written.replace(itemStart, "").match(marks)?.length ?? 0;
    if (before + count ** 2 > mostWork) {
      const message = `The page was not read: a paragraph with ${shown(count)} emphasis marks and open links up to here would take too long.`;
      return {
        line,
        column: 1,
        message,
        hint: `${hint} Put literal characters in code font, or escape them with "\\".`,
      };
    }
  }
  return undefined;
}
