import { codeSpan } from "../../code-span";

/** Blockquotes and indented code, matched so that they are left unchanged. */
const kept = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*>.*$|(?<=^[ \t]*\n|(?<![\s\S]))(?:(?: {4}|\t).*(?:\n|$))+/;
/** A tag; the first group is set if it begins a block. */
const tag =
  /(?:((?<=^[ \t]*\n|(?<![\s\S])) {0,3})|)(?<!\w)<[a-z][\w.-]*\s(?:"[^"\n]*"|'[^'\n]*'|[^"'<>\n]|\n(?![ \t]*(?:\n|>[ \t]+\S)))*>/;
const codeOrTag = new RegExp(`${codeSpan.source}|${kept.source}|${tag.source}`, "gim");
/** Tags of Vue components. Only in them may `@` or `#` lack a value; elsewhere it may be text. */
const ofVue = /^\s*<(?:[A-Z]|[a-z]+-|(?:template|slot)\s)/;
const attribute =
  /(\s)(?:([@#])(?=[a-z])([\w.:-]+(?==))?|:(href|src)="withBase\('([^'"\n]*)'\)")|"[^"\n]*"|'[^'\n]*'/gi;
const longForms: Readonly<Record<string, string>> = { "@": "v-on:", "#": "v-slot:" };

/**
 * Rewrites Vue tags outside of code to valid HTML: directive shorthands to their long form, and `:src="withBase('/a.png')"` to
 * `src="/a.png"`. A component tag that begins a block and ends with `>` on its own line, which would start a blockquote, is joined into its
 * first line, with blank lines below.
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
