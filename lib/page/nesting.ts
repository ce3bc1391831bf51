import type { Finding } from "../types";

/** Levels of lists and quotations in each other that are read; parsing time grows with more than their square. */
const deepest = 60;
/** Columns of white space before text, above which no list is meant. */
const widest = 400;

const markers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
const element = /<(\/?)([A-Za-z][\w.]*)[^<>]*?(\/?)>/g;

/** The first place in a text where blocks stand in each other deeper than any page needs, as a finding without severity. */
export function findDeepNesting(text: string): Omit<Finding, "severity"> | undefined {
  let line = 0;
  let open = 0;
  for (const written of text.split("\n")) {
    line++;
    const [start = ""] = markers.exec(written) ?? [];
    const levels = start.replace(/[^>*+.)-]/g, "").length;
    const indent = /^[ \t]*/.exec(written)?.[0].length ?? 0;
    if (levels > deepest || (indent > widest && indent < written.length)) return found(line, "Lists and quotations");
    open += opened(written);
    if (open > deepest * 3) return found(line, "Elements");
  }
  return undefined;
}

const found = (line: number, what: string) => ({
  line,
  column: 1,
  message: `${what} stand in each other more than ${deepest} deep: the page is not read.`,
  hint: "Begin anew at the margin, or divide the page.",
});

/** Elements that a line leaves open. */
function opened(line: string): number {
  if (!line.includes("<")) return 0;
  let count = 0;
  for (const [, slash, name = "", closed] of line.matchAll(element)) {
    if (closed || /^(br|hr|img|input|wbr|source|col|li|p|tr|td|th|dt|dd)$/i.test(name)) continue;
    count += slash ? -1 : 1;
  }
  return count;
}
