/** The opening or closing line of a fence, possibly in a list item or blockquote. */
const fence = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

/** Length in characters up to which lines are searched for another tool's syntax, which bounds the cost of pattern matching. */
export const longestLine = 1000;

/** The role of a line with respect to fenced code. */
type FenceLine = "opening" | "code" | "closing" | "text";

/**
 * Creates a classifier of lines, to be called with each line in order. An unclosed fence lasts to the end of the text, as in CommonMark.
 */
export function createFenceReader(): (line: string) => FenceLine {
  let closing: { marks: string; indent: number } | undefined;
  return (line) => {
    const [, { length: indent } = "", marks = "", rest = ""] = fence.exec(line) ?? [];
    if (closing) {
      // A marker indented by four more columns is code.
      if (!marks.startsWith(closing.marks) || rest.trim() || indent >= closing.indent + 4) return "code";
      closing = undefined;
      return "closing";
    }
    if (!marks || (marks.startsWith("`") && rest.includes("`"))) return "text";
    closing = { marks, indent };
    return "opening";
  };
}
