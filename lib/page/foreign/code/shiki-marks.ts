import { markAtEnd } from "../../code-meta";

/** A mark of shiki at the end of a line of code, or on a line of its own: `// [!code focus:2]`, `// [!code word:name:1]`. */
const mark = markAtEnd("([a-z+-]+)(?::([^\\]]{0,200}))?");

/** Marks of VitePress and shiki that this site has by another name. Words are marked nowhere here. */
const known: ReadonlyMap<string, string> = new Map([
  ["++", "++"],
  ["--", "--"],
  ...["highlight", "hl", "focus", "error", "warning", "info"].map((name) => [name, "highlight"] as const),
]);

/** Rewrites the marks of shiki that VitePress documents to ours, one for each line that a count covers, and drops those of words. */
export function withOwnMarks(code: string): string {
  if (!code.includes("[!code ")) return code;
  const left = new Map<string, number>();
  return code
    .split("\n")
    .flatMap((line) => {
      const [whole = "", name = "", count] = mark.exec(line) ?? [];
      const own = known.get(name);
      if (whole === "" || (own === undefined && name !== "word")) return [line + nextMark(left)];
      const text = line.slice(0, -whole.length);
      if (own !== undefined) left.set(own, Number(count ?? 1) || 1);
      return text.trim() === "" ? [] : [text + nextMark(left)];
    })
    .join("\n");
}

/** The mark of a line that counts still cover, if any. */
function nextMark(left: Map<string, number>): string {
  for (const [name, lines] of left) {
    if (lines > 1) left.set(name, lines - 1);
    else left.delete(name);
    return ` // [!code ${name}]`;
  }
  return "";
}
