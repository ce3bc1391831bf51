/** Code, which ends with its paragraph, or a tag. */
const codeOrTag =
  /(?<![`\\])(`+)(?!`)(?:[^`\n]|\n(?![ \t]*\n)|(?<!`)`+(?!`))*?(?<!`)\1(?!`)|<[a-z][\w.-]*\s(?:"[^"\n]*"|'[^'\n]*'|[^"'<>\n]|\n(?![ \t]*\n))*>/gi;
const attribute = /(\s)(?:([@#])(?=[a-z])|:(href|src)="withBase\('([^'"\n]*)'\)")|"[^"\n]*"|'[^'\n]*'/gi;
const longForms: Readonly<Record<string, string>> = { "@": "v-on:", "#": "v-slot:" };

/**
 * Tags of Vue as HTML allows them, outside of code: attributes in their long form, and `:src="withBase('/a.png')"` as `src="/a.png"`; the
 * tag of a component that ends with `>` on a line of its own, which would begin a quotation, in its first line with blank ones below.
 */
export const readVue = (text: string): string =>
  text.replace(codeOrTag, (whole, ticks?: string) => {
    if (ticks !== undefined) return whole;
    const tag = whole.replace(attribute, (own, blank = "", sign?: string, name?: string, address = "") => {
      if (sign !== undefined) return blank + longForms[sign];
      return name === undefined ? own : `${blank}${name}="${address}"`;
    });
    return /^<(?:[A-Z]|[a-z]+-)[\s\S]*\n[ \t]*>$/.test(tag)
      ? tag.replace(/\s*\n\s*/g, " ") + "\n".repeat(tag.split("\n").length - 1)
      : tag;
  });
