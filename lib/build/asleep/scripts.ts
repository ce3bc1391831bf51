/** A script element of an exported page. */
export type ScriptElement = {
  start: number;
  end: number;
  /** Their values by name. */
  attributes: ReadonlyMap<string, string>;
  text: string;
};

/**
 * The script elements of a page, in order. The input is React's own output: attribute values hold no bare `<` or `>`, and a
 * script's text no end tag.
 * @throws Error for a script without an end.
 */
export function scriptsOf(html: string): ScriptElement[] {
  const scripts: ScriptElement[] = [];
  for (let start = html.indexOf("<script"); start >= 0; start = html.indexOf("<script", scripts.at(-1)?.end)) {
    const tagEnd = html.indexOf(">", start) + 1;
    const textEnd = html.indexOf("</script>", tagEnd);
    if (tagEnd === 0 || textEnd < 0) throw new Error(`an open script: ${html.slice(start, start + 80)}`);
    const attributes = attributesOf(html.slice(start + "<script".length, tagEnd - 1));
    scripts.push({ start, end: textEnd + "</script>".length, attributes, text: html.slice(tagEnd, textEnd) });
  }
  return scripts;
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map([...tag.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** True for text that a browser would run; data blocks such as JSON-LD are none. */
export function isExecutable({ attributes }: ScriptElement): boolean {
  const type = attributes.get("type") ?? "";
  return type === "" || type === "module" || /javascript$/.test(type);
}
