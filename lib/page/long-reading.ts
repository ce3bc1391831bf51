import type { Finding } from "../types";

/** Characters of a page that is read; ordinary text of that length takes seconds, the worst three quarters of a minute. */
const longest = 2_000_000;
/**
 * Marks of emphasis are matched with each other within a paragraph, so the time grows with the square of their number: measured,
 * this sum of squares takes three seconds. The largest of our pages comes to some ten thousand.
 */
const mostWork = 1e8;

/** What opens or closes emphasis; underscores within words do neither, nor does what begins the items of a list. */
const marks = /\*+|~+|(?<![A-Za-z0-9_])_+|_+(?![A-Za-z0-9_])/g;
const itemStart = /^[ \t>]*[-*+][ \t]+/;
/** After a blank line, or at an item at the margin, a paragraph begins. */
const begins = /^(?:[ \t>]*$| {0,3}[-*+][ \t]+\S)/;

const hint = "Split the page.";
const shown = (count: number) => count.toLocaleString("en");

/**
 * Where a text would take longer to read than any page needs, as a finding without severity. It is measured, not timed: the answer is
 * the same on every machine.
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
      const message = `The page was not read: a paragraph with ${shown(count)} emphasis marks up to here would take too long.`;
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
