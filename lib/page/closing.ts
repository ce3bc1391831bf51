/** The last line of a multiline block, without quotation markers. */
export const lastLine = (text: string) => (text.split("\n").slice(1).at(-1) ?? "").replace(/^[\s>]+/, "").trim();

/** Whether the text of a container ends with a line of at least as many colons as it starts with. */
export function isClosed(text: string): boolean {
  const [colons = ""] = /^:+/.exec(text) ?? [];
  const last = lastLine(text);
  return last.startsWith(colons) && /^:+$/.test(last);
}
