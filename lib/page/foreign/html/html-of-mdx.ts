import { codeSpan } from "../../code-span";
import { htmlName, voidTags } from "./html-schema";

const headingId = /^( {0,3}#{1,6}[ \t].*?)(\{#[^{}\s]+\}[ \t]*)$/gm;
const voidTag = voidTags.flatMap((name) => [name, name.toUpperCase()]).join("|");
const htmlInMdx = new RegExp(
  [
    codeSpan.source,
    /<!--([\s\S]*?)-->/.source,
    `<(${voidTag})\\b((?:"[^"]*"|'[^']*'|[^<>"'])*?)\\/?>`,
    // An autolink, unless the brackets enclose the destination of a link.
    /<(?<!(?:\]\(|^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*)<)(https?:\/\/[^\s<>]+)>/.source,
    // Matched only to be skipped: tags, expressions, and math without braces.
    /<[a-z][\w.:-]*\s(?:"[^"]*"|'[^']*'|[^<>"'])*>|\{[^{}<\n]*\}/i.source,
    /(?<![\w$\\])\$\$?(?=[^\s$])[^$`\n<{]+(?<=[^\s\\])\$\$?(?![\w${])/.source,
    /(?<![\w$\\])\$\$?(?=[^\s${])(?=[^$`\n]*\{)([^$`\n]+)(?<=[^\s\\])\$\$?(?![\w${])/.source,
  ].join("|"),
  "gm",
);

function asMdx(
  whole: string,
  ticks?: string,
  comment?: string,
  tag = "",
  attributes?: string,
  address?: string,
  formula?: string,
): string {
  if (ticks !== undefined) return whole;
  if (comment !== undefined) return `{/*${comment.replaceAll("*/", "* /")}*/}`;
  if (address !== undefined) return `[${address}](${address})`;
  // MDX would read the braces in math as code.
  if (formula !== undefined) return `\`${formula}\``;
  return tag === "" ? whole : `<${htmlName(tag)}${attributes} />`;
}

/** Rewrites HTML that MDX does not parse: comments, void elements, and autolinks; and escapes heading ids, whose braces are no code. */
export const readHtmlOfMdx = (text: string): string => text.replace(htmlInMdx, asMdx).replace(headingId, "$1\\$2");
