import type { Element } from "hast";
import { defaultSchema, type Schema } from "hast-util-sanitize";

/** Elements that go with everything in them. */
const strip = ["script", "style", "template", "noscript", "iframe", "object", "embed", "svg", "math", "form", "button"];
const media = ["src", "width", "height", "poster", "controls", "muted", "loop", "playsInline", "preload"];

/**
 * What another tree's HTML may hold: what the library lets through, and some more elements without behavior. Ids stay as they
 * are, since links lead to them; no style and no class does.
 */
export const htmlSchema = {
  ...defaultSchema,
  clobberPrefix: "",
  strip,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...["abbr", "mark", "u", "small", "figure", "figcaption", "dfn", "cite", "time", "video", "audio", "center"],
    ...["caption", "colgroup", "col", "wbr", "article", "aside", "header", "footer", "nav", "admonition-title"],
  ],
  attributes: {
    ...defaultSchema.attributes,
    code: [...(defaultSchema.attributes?.code ?? []), "dataMeta"],
    video: media,
    audio: media,
    a: [...(defaultSchema.attributes?.a ?? []), "target", "rel"],
    // It becomes a link.
    iframe: ["src", "title"],
    img: [...(defaultSchema.attributes?.img ?? []), "srcSet", "loading"],
    source: ["srcSet", "src", "type"],
    "kept-node": ["dataKept"],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "tel"],
    poster: ["http", "https"],
  },
} satisfies Schema;
htmlSchema.tagNames.push("kept-node");

/** Elements without content and without an end tag. */
export const voidTags = ["br", "hr", "img", "input", "wbr", "source", "col"] as const;

/** Elements of old pages that no page may have, but that are no components. */
const old = ["font", "big", "marquee", "blink", "nobr"];
const known = new Set([...htmlSchema.tagNames, ...htmlSchema.strip, ...voidTags, ...old]);

/** True for the name of an element of HTML, be it let through or not: `table`. */
export const isHtmlName = (name: string): boolean => known.has(name);

/** `TABLE` → `table`, as HTML reads it; another name than that of an element stays as it is, `API` and `Table`. */
export function htmlName(written: string): string {
  const name = written.toLowerCase();
  return written === written.toUpperCase() && isHtmlName(name) ? name : written;
}

const propertyNames = new Map(
  Object.values(htmlSchema.attributes)
    .flat()
    .map((rule) => (Array.isArray(rule) ? rule[0] : rule))
    .filter((name) => typeof name === "string")
    .map((name) => [name.toLowerCase(), name]),
);

/** Properties that are there or not, whatever is written behind them. */
const switches = ["open", "controls", "muted", "loop", "playsInline", "checked", "disabled"];

/** The value of a property as an attribute says it: a bare word turns on what can be turned on, `{false}` turns it off. */
export const propertyValue = (property: string, written: string): string | boolean =>
  switches.includes(property) ? written !== "false" : written;

/** `colspan`, `aria-label` → the name of the property in a tree; nothing for what no element may have. */
export const propertyOf = (attribute: string): string | undefined =>
  propertyNames.get(attribute.replaceAll("-", "").toLowerCase());

/** Puts schemes of addresses in small letters, which alone the library knows. */
export function lowerSchemes({ properties }: Element): void {
  for (const name of Object.keys(htmlSchema.protocols)) {
    const address = properties[name];
    if (typeof address === "string")
      properties[name] = address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
  }
}
