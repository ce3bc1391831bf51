/** What may stand in a drawing; anything else, above all styles, scripts and what loads files, is left out. */
const elements = "svg g path rect circle ellipse line polygon polyline text tspan defs marker a clipPath".split(" ");

/** Attributes that say where and what, and stay as they are but for the length of their numbers. */
const geometry = (
  "d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points transform viewBox refX refY markerWidth markerHeight " +
  "markerUnits orient textLength href"
).split(" ");

/** Attributes that name another element of the drawing. */
const references = ["marker-start", "marker-mid", "marker-end", "clip-path"];

/** Properties a child takes from its parent, with what holds at the top. */
const inherited: Record<string, string> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-opacity": "1",
  "font-size": "",
  "font-weight": "400",
  "font-style": "normal",
  "text-anchor": "start",
  "paint-order": "normal",
};
/** Properties of one element alone, with what they are unless said otherwise. */
const own: Record<string, string> = {
  opacity: "1",
  "dominant-baseline": "auto",
  "alignment-baseline": "auto",
  "baseline-shift": "0px",
};

type Context = { id: string; tokenOf: ReadonlyMap<string, string> };

/**
 * A drawing in the document as text that needs no style sheet: what its styles come to is written as attributes, colors of
 * `tokenOf` as tokens. Numbers are rounded to a tenth of a pixel, and what draws nothing is left out.
 */
export function settleDrawing(svg: SVGSVGElement, id: string, tokenOf: ReadonlyMap<string, string>): string {
  const context = { id, tokenOf };
  const content = settleChildren(svg, { ...inherited }, context);
  const { width, height } = sizeOf(svg);
  const box = (svg.getAttribute("viewBox") ?? `0 0 ${width} ${height}`)
    .split(" ")
    .map((each) => shorten(each))
    .join(" ");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${content}</svg>`;
  return dropUnused(drawing);
}

function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const { width, height } = svg.viewBox.baseVal;
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

function settleChildren(parent: Element, above: Record<string, string>, context: Context): string {
  return [...parent.childNodes].map((node) => settleNode(node, above, context)).join("");
}

function settleNode(node: ChildNode, above: Record<string, string>, context: Context): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const isText = node.parentElement?.closest("text") !== null;
    return isText ? escapeText(node.textContent ?? "") : "";
  }
  if (!(node instanceof SVGElement)) return "";
  if (node instanceof SVGForeignObjectElement) return settleHtml(node, above, context);
  const name = node.tagName;
  const style = getComputedStyle(node);
  if (!elements.includes(name) || style.display === "none" || style.fontSize === "0px") return "";
  const { text, values } = presentation(style, above, context);
  const attributes = placeOf(node, context) + text;
  const content = settleChildren(node, values, context);
  if (content === "" && isEmpty(node)) return "";
  if (attributes === "" && ["g", "tspan"].includes(name)) return content;
  return content === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`;
}

/** Elements that draw nothing: containers without content, shapes without size or ink. */
function isEmpty(node: SVGElement): boolean {
  if (["g", "text", "tspan", "defs", "marker", "a", "clipPath"].includes(node.tagName)) return true;
  if (node.closest("clipPath")) return false;
  const { fill, stroke } = getComputedStyle(node);
  if (fill === "none" && stroke === "none") return true;
  return node.tagName === "rect" && !(Number.parseFloat(getComputedStyle(node).width) > 0);
}

function placeOf(node: SVGElement, { id }: Context): string {
  const isIdNeeded = ["marker", "clipPath"].includes(node.tagName);
  const named = isIdNeeded && node.id ? ` id="${localId(node.id, id)}"` : "";
  const style = getComputedStyle(node);
  const places = geometry.flatMap((name) => {
    const value = node.getAttribute(name);
    if (value === null || (name === "href" && !/^(https?:|\/|#)/.test(value))) return [];
    return [` ${name}="${escapeText(name === "href" ? value : shorten(value))}"`];
  });
  const pointers = references.flatMap((name) => {
    const target = /#([^"')]+)/.exec(style.getPropertyValue(name))?.[1];
    return target ? [` ${name}="url(#${localId(target, id)})"`] : [];
  });
  return [named, ...places, ...pointers].join("");
}

const localId = (name: string, id: string) =>
  `${id}-${name.replace(`${id}_`, "").replace(`${id}-`, "").replace(/\W+/g, "-")}`;

/** Attributes for what differs from the parent, and the values that children compare with. */
function presentation(style: CSSStyleDeclaration, above: Record<string, string>, context: Context) {
  const values = { ...above };
  let text = "";
  for (const name of Object.keys(inherited)) {
    const value = style.getPropertyValue(name);
    if (value === "" || value === above[name]) continue;
    values[name] = value;
    text += ` ${name}="${paint(value, context)}"`;
  }
  for (const [name, usual] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== usual && !(name === "alignment-baseline" && value === "baseline"))
      text += ` ${name}="${paint(value, context)}"`;
  }
  return { text, values };
}

/** A color as its token, with what it lets through; a number without its unit. */
function paint(value: string, { tokenOf }: Context): string {
  const [, channels, alpha] = /^rgba?\((\d+, \d+, \d+)(?:, ([\d.]+))?\)$/.exec(value) ?? [];
  if (channels !== undefined) {
    const color = tokenOf.get(`rgb(${channels})`) ?? `rgb(${channels})`;
    return alpha === undefined ? color : `color-mix(in srgb, ${color} ${Number(alpha) * 100}%, transparent)`;
  }
  if (/url\((?!["']?#)/.test(value)) return "none";
  return escapeText(shorten(value.replaceAll(/(\d)px/g, "$1")));
}

/** A label that mermaid wrote as HTML, as lines of text around its middle. */
function settleHtml(node: SVGForeignObjectElement, above: Record<string, string>, context: Context): string {
  const words = node.querySelector("p, span, div");
  const lines = (node.textContent ?? "").trim().split(/\s*\n\s*/);
  if (!words || lines.join("") === "") return "";
  const { color } = getComputedStyle(words);
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(node.getAttribute(name) ?? 0));
  const left = (x ?? 0) + (width ?? 0) / 2;
  const top = (y ?? 0) + (height ?? 0) / 2 - (lines.length - 1) * 8;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${shorten(`${left}`)}" y="${shorten(`${top + index * 17}`)}" dy="0.35em">${escapeText(line)}</tspan>`,
  );
  const fill = color === above.fill ? "" : ` fill="${paint(color, context)}"`;
  return `<text${fill} text-anchor="middle">${spans.join("")}</text>`;
}

/** Markers and clip paths that nothing points to. */
function dropUnused(drawing: string): string {
  return drawing
    .replace(/<(marker|clipPath) id="([^"]*)"[\s\S]*?<\/\1>/g, (part, _, id) =>
      drawing.includes(`url(#${id})`) ? part : "",
    )
    .replace(/<defs><\/defs>/g, "");
}

const shorten = (value: string) =>
  value.replaceAll(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => `${Math.round(Number(number) * 10) / 10}`);
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
