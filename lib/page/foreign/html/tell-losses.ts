import type { Element, Nodes, Root } from "hast";
import type { Finding } from "../../../types";
import { placeOf, walk, warningAt } from "../../walk";
import { htmlSchema } from "./html-schema";

/** The finding about an element removed with its content. */
export const leftOut = (node: Element): Finding =>
  warningAt(node, `<${node.tagName}> is left out.`, "Pages cannot contain scripts, styles, or forms.");

/** Syntax of other tools that readers see as it is written, each with the next step. The first is meant to be seen in `v-pre` of Vue. */
const asWritten: [sign: RegExp, hint: string][] = [
  [/\{\{(?:[^{}]|\{[^{}]*\})+\}\}|\{%[^{}%]+%\}/, "Write the value itself; pages do not run templates."],
  [
    /\[?[^[\]\n]{0,40}\]\[(?=[^\]]*[a-z])[^[\]\s]+\]/i,
    "Write [text](/address), or the address on a line of its own: [name]: /address.",
  ],
  [/\[\^[\w-]+\](?![+*?])/, "Write the text of the note on a line of its own: [^1]: Text."],
  [/\^\[[^[\]]+\]/, "Write [^1] here, and the text of the note on a line of its own: [^1]: Text."],
  // An emoji whose name is unknown, or that stands in HTML: `:name:`.
  [/(?<![\w:/.\]-]):[a-z][a-z\d]*(?:[_+-][a-z\d]+)*:(?![\w:])/, "Write the emoji itself, or put the text in code."],
];

/** Reports the HTML that sanitizing a foreign page removes, and what is shown as written. Addresses with templates are removed here. */
export function tellLosses(tree: Root, findings: Finding[]): void {
  const literal = new Set<Nodes>();
  walk<Nodes>(tree, (node, _, parent) => {
    const warn = (severity: Finding["severity"], message: string, hint: string) =>
      findings.push({ severity, ...placeOf(node.position ? node : (parent ?? node)), message, hint });
    if (node.type === "text")
      for (const [sign, hint] of asWritten.slice(literal.has(node) ? 1 : 0)) {
        const [written] = sign.exec(node.value) ?? [];
        if (written !== undefined) warn("log", `"${written}" is shown as written.`, hint);
      }
    if (node.type !== "element") return true;
    if ("v-pre" in node.properties) walk<Nodes>(node, (inner) => void literal.add(inner));
    if (holdsMarkdown(node))
      warn("log", `The Markdown in <${node.tagName}> is shown as written.`, "Leave blank lines around its tags.");
    const { tagName } = node;
    for (const name of Object.keys(node.properties).filter((key) => key === ":href" || key === ":src"))
      warn("warning", `Attribute "${name}" of <${tagName}> is left out: its value is code.`, "Write the value itself.");
    for (const address of takeTemplates(node))
      warn("warning", `The address "${address}" is left out: pages do not run templates.`, "Write the address itself.");
    const unknown = unknownAddresses(node);
    for (const address of unknown)
      warn("warning", `The address "${address}" is left out: its scheme is unknown.`, "Use https, mailto, or tel.");
    if (node.tagName === "img" && unknown.length > 0) becomeDescription(node);
    if (htmlSchema.strip.includes(tagName)) findings.push(leftOut(node));
    else if (!htmlSchema.tagNames.includes(tagName)) {
      warn("warning", `<${tagName}> is left out; its content is kept.`, "Write Markdown or static HTML.");
    }
    return tagName !== "code" && tagName !== "pre" && !htmlSchema.strip.includes(tagName);
  });
}

/** Whether an element holds what MkDocs reads as Markdown in HTML, without the blank lines that CommonMark needs around it. */
const holdsMarkdown = ({ properties: { markdown }, children }: Element): boolean =>
  markdown !== undefined &&
  !/^(?:false|0)$/.test(String(markdown)) &&
  children.some((child) => child.type === "text" && /[*`[]|(?<!\w)_/.test(child.value));

const template = /\{\{.*\}\}|\{%.*%\}/s;

/** Takes the addresses with templates off an element, as written in HTML or Markdown. An image becomes its description. */
const takeTemplates = (node: Element): string[] =>
  ["href", "src"].flatMap((name) => {
    const address = String(node.properties[name] ?? "").replace(/%(?:7B|7D|20|25|3C|3E)/gi, decodeURIComponent);
    if (!template.test(address)) return [];
    delete node.properties[name];
    if (node.tagName === "img") becomeDescription(node);
    return [address];
  });

/** Turns an image that has no address into the words for it. */
function becomeDescription(node: Element): void {
  const alt = String(node.properties.alt ?? "");
  const children = template.test(alt) ? [] : [{ type: "text", value: alt }];
  Object.assign(node, { tagName: "span", properties: {}, children });
}

/** Addresses of an element whose schemes the library removes. Unsafe ones are already reported by `rehypeSafeAddresses`. */
const unknownAddresses = ({ properties }: Element): string[] =>
  Object.entries(htmlSchema.protocols).flatMap(([name, schemes]) => {
    const address = properties[name];
    const [, scheme] = typeof address === "string" ? (/^([^/?#:]*):/.exec(address) ?? []) : [];
    return typeof address !== "string" || scheme === undefined || schemes?.includes(scheme) ? [] : [address];
  });
