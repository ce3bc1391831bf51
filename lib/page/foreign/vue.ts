import { codeSpan } from "../code-span";

const tag = /<[a-z][\w.-]*\s(?:"[^"\n]*"|'[^'\n]*'|[^"'<>\n]|\n(?![ \t]*\n))*>/;
const codeOrTag = new RegExp(`${codeSpan.source}|${tag.source}`, "gi");
const attribute = /(\s)(?:([@#])(?=[a-z])|:(href|src)="withBase\('([^'"\n]*)'\)")|"[^"\n]*"|'[^'\n]*'/gi;
const longForms: Readonly<Record<string, string>> = { "@": "v-on:", "#": "v-slot:" };

/**
 * Tags of Vue as HTML allows them, outside of code: attributes in their long form, and `:src="withBase('/a.png')"` as `src="/a.png"`; the
 * tag of a component that ends with `>` on a line of its own, which would begin a quotation, in its first line with blank ones below.
 */
export const readVue = (text: string): string =>
  text.replace(codeOrTag, (whole, ticks?: string) => {
    if (ticks !== undefined) return whole;
    const made = whole.replace(attribute, (own, blank = "", sign?: string, name?: string, address = "") => {
      if (sign !== undefined) return blank + longForms[sign];
      return name === undefined ? own : `${blank}${name}="${address}"`;
    });
    return /^<(?:[A-Z]|[a-z]+-)[\s\S]*\n[ \t]*>$/.test(made)
      ? made.replace(/\s*\n\s*/g, " ") + "\n".repeat(made.split("\n").length - 1)
      : made;
  });
