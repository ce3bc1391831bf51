import type { Element } from "hast";
import { defaultSchema, type Schema } from "hast-util-sanitize";

/** Elements removed together with their content. */
const strip = ["script", "style", "template", "noscript", "iframe", "object", "embed", "svg", "math", "form", "button"];
const media = ["src", "width", "height", "poster", "controls", "muted", "loop", "playsInline", "preload"];

/**
 * Sanitizer schema for HTML of foreign trees: the library's default, plus some elements without behavior. Ids are kept verbatim, since
 * links use them; styles and most classes are dropped.
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
    // Converted to a link.
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

/** Void elements that pages may have. */
export const voidTags = ["br", "hr", "img", "input", "wbr", "source", "col"] as const;

/** Obsolete elements, which are not allowed but are not components either. */
const old = ["font", "big", "marquee", "blink", "nobr"];
const known = new Set([...htmlSchema.tagNames, ...htmlSchema.strip, ...voidTags, ...old]);

/** True for the name of an HTML element, allowed or not. */
export const isHtmlName = (name: string): boolean => known.has(name);

/** Lowercases an all-uppercase element name: `TABLE` → `table`. Other names, such as `API` and `Table`, are unchanged. */
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

/** Boolean properties. */
const switches = ["open", "controls", "muted", "loop", "playsInline", "checked", "disabled"];

/** The value of a property as written in an attribute. A boolean property is true unless the value is `{false}`. */
export const propertyValue = (property: string, written: string): string | boolean =>
  switches.includes(property) ? written !== "false" : written;

/** The hast property of an attribute such as `colspan` or `aria-label`; undefined if the schema allows it on no element. */
export const propertyOf = (attribute: string): string | undefined =>
  propertyNames.get(attribute.replaceAll("-", "").toLowerCase());

/** Lowercases URL schemes, since the library matches only lowercase ones. */
export function lowerSchemes({ properties }: Element): void {
  for (const name of Object.keys(htmlSchema.protocols)) {
    const address = properties[name];
    if (typeof address === "string")
      properties[name] = address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
  }
}
