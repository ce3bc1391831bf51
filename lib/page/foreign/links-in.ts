import { readLiquid } from "./liquid";

/** Where links of all syntaxes lead: `[a](b.md)`, `[a]: b.md`, `href="b"`, `src="b"`, `:link: b` and `{button-ref} b` of MyST. */
const link =
  /\]\(\s*<?([^)\s>#?]+)|(?:^[ \t]*(?:\[[^\]\n]+\]|:link):|\{button-ref\})[ \t]*<?([^\s>#?]+)|\b(?:href|to|link|src)=["']([^"'#?\s]+)/gm;

/** What the text of a page links, as it is written. */
export const linksIn = (body: string): string[] =>
  [...readLiquid(body.split("\n")).join("\n").matchAll(link)].map(
    ([, inline, defined, attribute]) => inline ?? defined ?? attribute ?? "",
  );
