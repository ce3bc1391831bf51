import type { Finding } from "../types";
import { createFenceReader } from "./foreign/code/fence-lines";
import { isHtmlName } from "./foreign/html/html-schema";

/** Maximum nesting depth of lists and quotations; parsing time grows faster than its square. */
const deepest = 60;
/** Maximum nesting depth of elements. */
const deepestElements = 3 * deepest;
/** The same where code counts too: what looks like code here may be part of an element's HTML for the parser. */
const deepestWithCode = 2000;
/** Maximum columns of leading white space before a list. */
const widest = 400;

const markers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;

/** Finds the first place in a text where blocks are nested deeper than any real page needs, as a finding without severity. */
export function findDeepNesting(text: string): Omit<Finding, "severity"> | undefined {
  const countElements = createElementCounter(text);
  let line = 0;
  for (const written of text.split("\n")) {
    line++;
    const [start = ""] = markers.exec(written) ?? [];
    const levels = start.replace(/[^>*+.)-]/g, "").length;
    const indent = /^[ \t]*/.exec(written)?.[0].length ?? 0;
    if (levels > deepest || (indent > widest && indent < written.length)) {
      return found(line, "Lists and quotations", deepest);
    }
    const most = countElements(written);
    if (most !== undefined) return found(line, "Elements", most);
  }
  return undefined;
}

const found = (line: number, what: string, most: number) => ({
  line,
  column: 1,
  message: `${what} are nested more than ${most} deep: the page was not read.`,
  hint: "Reduce the nesting, or split the page.",
});

/** Inline code, an autolink, or a tag with its slashes and its name. */
const token =
  /(?<!\\)(`+)|<[A-Za-z][\w+.-]{1,31}:[^\s<>]*>|<[^\s<>@"'=]+@[^\s<>]+>|<(\/?)([A-Za-z][\w.:-]*)[^<>]*?(\/?)>/g;
/** Elements that cannot contain their own kind. */
const single = /^(area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|p|source|td|th|tr|track|wbr)$/i;
/** A block begins after a blank line, and as a list item, a heading or a table row. */
const begins = /^[ \t>]*(?:$|[-*+#|]|\d{1,9}[.)])/;
const alone = /^[ \t>]*<[^<>]*>\s*$/;

/**
 * Returns a function that takes the lines of a text in order and returns the limit if more elements may be open after a line than that.
 * What is not an element, as in `Promise<string>`, ends with its paragraph.
 */
function createElementCounter(text: string): (line: string) => number | undefined {
  const fenceLine = createFenceReader();
  const closed = new Set([...text.matchAll(/<\/([A-Za-z][\w.:-]*)/g)].map(([, name]) => name));
  const lasting = createDepth();
  const anywhere = createDepth();
  let passing = 0;
  return (line) => {
    const isFenced = fenceLine(line) !== "text";
    if (begins.test(line)) passing = 0;
    for (const tag of line.includes("<") ? tagsOf(line) : []) {
      const lasts = closed.has(tag.name) || isHtmlName(tag.name.toLowerCase()) || alone.test(line);
      if (lasts) anywhere.add(tag);
      if (isFenced || tag.isCode) continue;
      if (lasts) lasting.add(tag);
      else passing++;
    }
    if (lasting.depth() + passing > deepestElements) return deepestElements;
    return anywhere.depth() > deepestWithCode ? deepestWithCode : undefined;
  };
}

type Tag = { name: string; isEnd: boolean; isCode: boolean };

/** Counts open elements. An end tag without a start tag closes nothing. */
function createDepth(): { add: (tag: Tag) => void; depth: () => number } {
  const open = new Map<string, number>();
  let depth = 0;
  return {
    add: ({ name, isEnd }) => {
      const ofName = open.get(name) ?? 0;
      if (isEnd && ofName === 0) return;
      const step = isEnd ? -1 : 1;
      open.set(name, ofName + step);
      depth += step;
    },
    depth: () => depth,
  };
}

/** The start and end tags of a line, without those of void and self-closing elements. */
function tagsOf(line: string): Tag[] {
  const tags: Tag[] = [];
  const tokens = [...line.matchAll(token)];
  const lastTicks = new Map(tokens.map(({ 1: ticks }, index) => [ticks, index]));
  let closing: string | undefined;
  for (const [index, [, ticks, slash, name, end]] of tokens.entries()) {
    if (ticks !== undefined) {
      if (closing === undefined && (lastTicks.get(ticks) ?? 0) > index) closing = ticks;
      else if (closing === ticks) closing = undefined;
    } else if (name !== undefined && !end && !single.test(name)) {
      tags.push({ name, isEnd: slash === "/", isCode: closing !== undefined });
    }
  }
  return tags;
}
