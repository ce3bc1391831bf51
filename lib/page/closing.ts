/** The last line of a block of several, without the marks of quotations. */
export const lastLine = (text: string) => (text.split("\n").slice(1).at(-1) ?? "").replace(/^[\s>]+/, "").trim();

/** Whether a container, by its text, ends with a line of as many colons as it begins with. */
export function isClosed(text: string): boolean {
  const [colons = ""] = /^:+/.exec(text) ?? [];
  const last = lastLine(text);
  return last.startsWith(colons) && /^:+$/.test(last);
}
