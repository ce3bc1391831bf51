import { readLiquid } from "../templates/liquid";

/**
 * Link targets in any syntax: `[a](b.md)`, `[a]: b.md`, `href="b"`, `src="b"`, `import b from "c"`, `<xref:b>`, and `:link: b` and
 * `{button-ref} b` of MyST.
 */
const link =
  /\]\(\s*<?([^)\s>#?]+)|(?:^[ \t]*(?:\[[^\]\n]+\]|:link):|\{button-ref\})[ \t]*<?([^\s>#?]+)|(?:\b(?:href|to|link|src)=|^import \w+ from )["']([^"'#?\s]+)|<(xref:[^\s<>?#]+)/gm;

/** The link targets in the text of a page, as written. */
export const linksIn = (body: string): string[] =>
  [...readLiquid(body.split("\n")).join("\n").matchAll(link)].map(
    ([, inline, defined, attribute, bare]) => inline ?? defined ?? attribute ?? bare ?? "",
  );
