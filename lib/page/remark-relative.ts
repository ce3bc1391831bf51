import type { Nodes, Root } from "mdast";
import { asIndex } from "../authoring/folder-page";
import { isExternal, splitHref } from "../paths";
import { isJsx, type JsxElement } from "./jsx";
import { walk } from "./walk";

/**
 * Where relative addresses start from, and what is elsewhere than they lead: pages whose address is not that of their file, names of
 * places in them, and pictures; all decoded.
 */
export type FromWhere = { base: string; moved?: Readonly<Record<string, string>> };

/** Makes links and images that start from the page's folder into addresses of the site. */
export function remarkRelative({ base, moved = {} }: FromWhere) {
  return (tree: Root) =>
    walk<Nodes>(tree, (node) => {
      if (node.type === "link" || node.type === "image" || node.type === "definition") {
        node.url = absoluteAddress(node.url, base, moved);
      } else if (isJsx(node)) settleComponent(node, { base, moved });
    });
}

/** Makes the address that a component leads to one of the site. */
export function settleComponent(node: JsxElement, { base, moved }: FromWhere): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== "href" || typeof attribute.value !== "string")
      continue;
    attribute.value = absoluteAddress(attribute.value, base, moved);
  }
}

/**
 * `../setup/first.md#try`, from `guide/more` → `/guide/setup/first#try`, and from the top of the tree `@/setup/first.md`; other sites and
 * places on the page stay.
 */
export function absoluteAddress(written: string, base: string, moved: FromWhere["moved"] = {}): string {
  const url = written.replace(ofProject, "/");
  if (url === "" || isExternal(url)) return url;
  if (url.startsWith("#")) return encodeAddress(moved[url] ?? url);
  const folder = encodePath(base);
  // Browsers read over tabs and line ends, which would join two slashes.
  const [address = "", ...rest] = url
    .replace(/[\t\n\r]/g, "")
    .replaceAll("\\", "/")
    .split(/(?=[?#])/);
  const { pathname } = new URL(address.replace(/^@?\/+/, "/"), `http://site/${folder && `${folder}/`}`);
  const path = asIndex(pathname.replace(/\.(mdx?|html)$/, ""))
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/$/, "");
  const other = moved[splitHref(path).path];
  return `${other === undefined ? path : encodeAddress(other)}${rest.join("")}`;
}

/** How Docusaurus names files from the top of the project, and what it serves as it is. */
const ofProject = /^(?:@site\/(?:static\/)?|pathname:\/\/\/)/;

/** The name of a place behind an address stays as it is. */
function encodeAddress(address: string): string {
  const [path = "", ...place] = address.split(/(?=#)/);
  return (path.startsWith("#") ? path : encodePath(path)) + place.join("");
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");
