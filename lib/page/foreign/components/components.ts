import { findMistakes } from "../../../authoring/check-use";
import { engineContracts } from "../../../authoring/engine-contracts";
import { isRecord } from "../../../input/is-record";
import { slugify } from "../../../slugify";
import type { Finding } from "../../../types";
import type { JsxElement } from "../../jsx";
import { isUnsafeAddress } from "../../rehype-safe-addresses";
import { type Placed, warningAt } from "../../walk";
import { admonition, admonitionTypeOf, element, inlineText, type Made, text } from "../html/elements";

/** A use of a component in a foreign tree. */
type Use = { name: string; attributes: Record<string, string>; isInline: boolean; children: readonly unknown[] };

/** A `div` that starts with a bold title, if there is one. */
const titled = (title: string | undefined, children: readonly unknown[]): JsxElement => {
  const line = title ? [element("p", {}, [element("strong", {}, [text(title)], true)])] : [];
  return element("div", {}, [...line, ...children]);
};

/** An API field: its name, type, required flag, default, and description. */
function field(
  { name, path, query, body, header, type, required = "false", ...others }: Use["attributes"],
  meaning: Use["children"],
) {
  const code = name ?? path ?? query ?? body ?? header ?? "";
  const facts = [type, required !== "false" && "required", others.default && `default ${others.default}`].filter(
    Boolean,
  );
  const line = element("p", {}, [element("code", {}, [text(code)], true), text(` ${facts.join(", ")}`)]);
  return element("div", { id: `param-${slugify(code)}` }, [line, ...meaning]);
}

/** Adapters from components of well-known tools to those of this site. */
const known: Record<string, ((use: Use) => Made[]) | undefined> = {
  Tabs: ({ attributes: { groupId, syncKey, group }, children }) => [
    element("Tabs", { group: group ?? groupId ?? syncKey }, children),
  ],
  TabItem: ({ attributes: { label, title, value }, children }) => [
    element("Tab", { label: label ?? title ?? value }, children),
  ],
  Aside: ({ attributes: { type = "note", title }, children }) => [
    admonition(admonitionTypeOf(type) ?? "note", title, children),
  ],
  CardGrid: ({ children }) => [element("Cards", {}, children)],
  LinkCard: ({ attributes: { title, href, description }, children }) => [
    element("Card", { title, href }, description ? [text(description)] : children),
  ],
  Card: ({ attributes: { title = "", href, description }, children }) => {
    const inner = description ? [element("p", {}, [text(description)]), ...children] : children;
    return [href === undefined ? titled(title, inner) : element("Card", { title, href }, inner)];
  },
  LinkButton: ({ attributes: { href }, children }) => [element("a", { href }, children, true)],
  Badge: ({ attributes: { text: words }, children }) => [
    element("Badge", {}, words === undefined ? children : [text(words)], true),
  ],
  Steps: ({ children }) => [element("Steps", {}, children)],
  Step: ({ attributes: { label, title = label }, children }) => [titled(title, children)],
  Update: ({ attributes: { label, description }, children }) => [
    titled([label, description].filter(Boolean).join(" · "), children),
  ],
  Accordion: ({ attributes: { title, summary = title }, children }) => [element("Details", { summary }, children)],
  Expandable: ({ attributes: { title = "Details" }, children }) => [element("Details", { summary: title }, children)],
  Prompt: ({ attributes: { description }, children }) => [element("Details", { summary: description }, children)],
  ParamField: ({ attributes, children }) => [field(attributes, children)],
  Tooltip: ({ attributes: { tip }, children }) => [element(tip ? "abbr" : "Tooltip", { title: tip }, children, true)],
  Frame: ({ attributes: { caption }, children }) => [
    caption
      ? element("figure", {}, [...children, element("figcaption", {}, inlineText(caption))])
      : element("div", {}, children),
  ],
  // Content for agents only is omitted.
  Visibility: ({ attributes, children }) => (attributes.for === "agents" ? [] : [element("div", {}, children)]),
  FileTree: ({ children }) => [element("div", {}, children)],
  "FileTree.Folder": ({ attributes: { name = "" }, children }) => [
    element("ul", {}, [element("li", {}, [text(name), ...children])]),
  ],
  Listing: ({ attributes: { number, caption, "file-name": file }, children }) => {
    const name = number && `Listing ${number}`;
    const below = [name, caption].filter(Boolean).join(": ");
    const line = (words: string) => element("p", {}, inlineText(words));
    return [element("div", {}, [...(file ? [line(file)] : []), ...children, ...(below ? [line(below)] : [])])];
  },
  Image: (use) => {
    const { src, alt = "", width, height, title, caption } = use.attributes;
    if (!src) return [element(use.name, {}, [], use.isInline)];
    const image = element("img", { src, alt, width, height, title }, [], use.isInline);
    if (!caption && use.children.length === 0) return [image];
    const [around, below] = use.isInline ? ["span", "span"] : ["figure", "figcaption"];
    const line = caption ? [element(below, {}, inlineText(caption), use.isInline)] : [];
    return [element(around, {}, [image, ...use.children, ...line], use.isInline)];
  },
  Fragment: ({ children, isInline }) => [element(isInline ? "span" : "div", {}, children, isInline)],
  Icon: () => [],
  // Every page has a table of contents beside it.
  TOCInline: () => [],
  YouTube: ({ attributes: { id, title = "Video" }, isInline }) => {
    if (!id) return [element("YouTube", {}, [])];
    const link = element("a", { href: `https://www.youtube.com/watch?v=${id}` }, [text(title)], true);
    return [isInline ? link : element("p", {}, [link])];
  },
};
/** Other names of those components in Docusaurus, Nextra, Fumadocs, and Mintlify. */
const alike = {
  Aside: ["Callout", "Admonition"],
  TabItem: ["Tab", "Tabs.Tab"],
  CardGrid: ["Cards", "CardGroup", "Columns"],
  Card: ["Cards.Card"],
  LinkCard: ["Tile"],
  Step: ["View"],
  ParamField: ["ResponseField"],
  Accordion: ["Collapse"],
  FileTree: ["AccordionGroup", "Accordions", "Bleed", "Files", "Tree", "Column", "Panel", "ClientOnly"],
  "FileTree.Folder": ["FileTree.File", "Folder", "File", "Tree.Folder", "Tree.File"],
  YouTube: ["LiteYouTubeEmbed"],
};
for (const [name, others] of Object.entries(alike)) for (const other of others) known[other] = known[name];
for (const name of ["Note", "Tip", "Info", "Warning", "Danger", "Check"])
  known[name] = ({ attributes: { title }, children }) => [
    admonition(admonitionTypeOf(name.toLowerCase()) ?? "note", title, children),
  ];
const link = ({ attributes: { href, to, id }, children }: Use) => [
  element("a", { href: href ?? to, id }, children, true),
];
known.Link = link;

/** Whether the name of a project's own component says that it is a link, such as `LessonLink`, and it has words that can be one. */
const isLink = ({ name, attributes: { href, to }, children }: Use) =>
  /[a-z]Link$/.test(name) && Boolean(href ?? to) && children.length > 0 && !children.some(hasLink);

/** Whether a node of Markdown or HTML is a link, or a heading, which has one to itself. */
const hasLink = (node: unknown) =>
  isRecord(node) && /^(?:a|h[1-6]|link|heading)$/.test(String(node.tagName ?? node.type));

/**
 * Replaces a component of a foreign tree with the equivalent of this site, or with a visible placeholder around its children.
 * `isKnown` is false for the placeholder.
 */
export function adapt(use: Use): { nodes: Made[]; isKnown: boolean } {
  const adapter = Object.hasOwn(known, use.name) ? known[use.name] : isLink(use) ? link : undefined;
  const own = leadsAstray(use) ? undefined : adapter;
  const nodes = own?.(use) ?? [element(use.name, use.attributes, use.children, use.isInline)];
  const isKnown = !leadsAstray(use) && nodes.every((node) => node.type === "text" || keepsContract(node));
  if (isKnown) return { nodes, isKnown };
  const attributes = { name: use.name, ...(use.isInline && { inline: "" }) };
  const children = [...wordsOf(use), ...use.children];
  return { nodes: [element(unknownComponent, attributes, children, use.isInline)], isKnown };
}

/** Attributes of an unknown component that readers should still see: its title, linked to its `href`, and its description or caption. */
function wordsOf(use: Use): Made[] {
  const { title, href, caption, description = caption } = use.attributes;
  if (use.isInline) return [];
  const link = href && !leadsAstray(use) ? element("a", { href }, [text(title || href)], true) : undefined;
  const name = link ?? (title ? element("strong", {}, [text(title)], true) : undefined);
  return [name, description ? text(description) : undefined].flatMap((words) =>
    words ? [element("p", {}, [words])] : [],
  );
}

const leadsAstray = ({ attributes: { href, to } }: Use) => isUnsafeAddress(href ?? to ?? "");

/** Name of the placeholder. Authors cannot use it, since it has no contract. */
const unknownComponent = "UnknownComponent";

/** The finding about a placeholder. */
export const unknown = (node: Placed, name: string): Finding =>
  warningAt(
    node,
    `Unknown component <${name}>: a placeholder is shown instead.`,
    "docs/authoring.md lists the components.",
  );

function keepsContract({ name, attributes }: JsxElement): boolean {
  if (!name || name === "Admonition" || /^[a-z]/.test(name)) return Boolean(name);
  const given = attributes.map((attribute) => [
    "name" in attribute ? attribute.name : "",
    String(attribute.value ?? ""),
  ]);
  return findMistakes(engineContracts, name, Object.fromEntries(given)).length === 0;
}
