import { codeSpan } from "../code-span";

/** Of quotations, and of code by its indentation, every line is matched as it is. */
const kept = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*>.*$|(?<=^[ \t]*\n|(?<![\s\S]))(?:(?: {4}|\t).*(?:\n|$))+/;
/** The first group is there where the tag begins a block. */
const tag =
  /(?:((?<=^[ \t]*\n|(?<![\s\S])) {0,3})|)(?<!\w)<[a-z][\w.-]*\s(?:"[^"\n]*"|'[^'\n]*'|[^"'<>\n]|\n(?![ \t]*(?:\n|>[ \t]+\S)))*>/;
const codeOrTag = new RegExp(`${codeSpan.source}|${kept.source}|${tag.source}`, "gim");
/** Only in such tags a sign may have no value: behind other words it may be text. */
const ofVue = /^\s*<(?:[A-Z]|[a-z]+-|(?:template|slot)\s)/;
const attribute =
  /(\s)(?:([@#])(?=[a-z])([\w.:-]+(?==))?|:(href|src)="withBase\('([^'"\n]*)'\)")|"[^"\n]*"|'[^'\n]*'/gi;
const longForms: Readonly<Record<string, string>> = { "@": "v-on:", "#": "v-slot:" };

/**
 * Tags of Vue as HTML allows them, outside of code: attributes in their long form, and `:src="withBase('/a.png')"` as `src="/a.png"`; the
 * tag of a component that begins a block and ends with `>` on a line of its own, which would begin a quotation, in its first line with
 * blank ones below.
 */
export const readVue = (text: string): string =>
  text.replace(codeOrTag, (whole, ticks?: string, before?: string) => {
    if (ticks !== undefined || !/^ {0,3}</.test(whole)) return whole;
    const made = whole.replace(
      attribute,
      (own, blank = "", sign?: string, event?: string, name?: string, address = "") => {
        if (sign !== undefined) return event || ofVue.test(whole) ? blank + longForms[sign] + (event ?? "") : own;
        return name === undefined ? own : `${blank}${name}="${address}"`;
      },
    );
    return before !== undefined && /^ *<(?:[A-Z]|[a-z]+-)[\s\S]*\n[ \t]*>$/.test(made)
      ? made.replace(/\s*\n\s*/g, " ") + "\n".repeat(made.split("\n").length - 1)
      : made;
  });
