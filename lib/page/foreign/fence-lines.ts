/** The first line of a fence, which may begin in a list item or a quotation, or its last one. */
const fence = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

/** Longest line that is searched for another tool's syntax, so that none costs more time than it is worth. */
export const longestLine = 1000;

/** What a line is to code between fences. */
type FenceLine = "opening" | "code" | "closing" | "text";

/**
 * Says of lines, given one after the other, what each is to code between fences; a fence that is never closed lasts to the end, as in
 * CommonMark.
 */
export function createFenceReader(): (line: string) => FenceLine {
  let closing: { marks: string; indent: number } | undefined;
  return (line) => {
    const [, { length: indent } = "", marks = "", rest = ""] = fence.exec(line) ?? [];
    if (closing) {
      // What is indented by four more is code.
      if (!marks.startsWith(closing.marks) || rest.trim() || indent >= closing.indent + 4) return "code";
      closing = undefined;
      return "closing";
    }
    if (!marks || (marks.startsWith("`") && rest.includes("`"))) return "text";
    closing = { marks, indent };
    return "opening";
  };
}
