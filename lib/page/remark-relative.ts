import type { Nodes, Root } from "mdast";
import { asIndex } from "../authoring/folder-page";
import { isExternal, splitHref } from "../paths";
import { isJsx, type JsxElement } from "./jsx";
import { walk } from "./walk";

/**
 * The folder that relative links start from, and the links that resolve to another path: pages whose path differs from that of their file,
 * named targets, and images; all decoded.
 */
export type FromWhere = { base: string; moved?: Readonly<Record<string, string>> };

/** Resolves relative links and images to site paths. */
export function remarkRelative({ base, moved = {} }: FromWhere) {
  return (tree: Root) =>
    walk<Nodes>(tree, (node) => {
      if (node.type === "link" || node.type === "image" || node.type === "definition") {
        node.url = absoluteAddress(node.url, base, moved);
      } else if (isJsx(node)) settleComponent(node, { base, moved });
    });
}

/** Resolves the link of a component to a site path. */
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
  // A name of MyST or DocFX may look like an address with a scheme: "guide:setup", "xref:guide/setup#first".
  if (url === "" || isExternal(url)) {
    const [name = "", ...rest] = url.split(/(?=[?#])/);
    return moved[name] === undefined ? url : encodeAddress(moved[name]) + rest.join("");
  }
  if (url.startsWith("#")) return encodeAddress(moved[url] ?? url);
  const folder = encodePath(base);
  // Browsers ignore tabs and line feeds, which could join two slashes.
  const [address = "", ...rest] = url
    .replace(/[\t\n\r]/g, "")
    .replaceAll("\\", "/")
    .split(/(?=[?#])/);
  const { pathname } = new URL(address.replace(/^@?\/+/, "/"), `http://site/${folder && `${folder}/`}`);
  const path = asIndex(pathname.replace(ofGitBook, "/").replace(/\.(mdx?|html)$/, ""))
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/$/, "");
  const other = moved[splitHref(path).path];
  return `${other === undefined ? path : encodeAddress(other)}${rest.join("")}`;
}

/** Prefixes by which Docusaurus refers to files from the root of the project and to static files. */
const ofProject = /^(?:@site\/(?:static\/)?|pathname:\/\/\/)/;

/** The hidden folder in which GitBook has `assets`, since many hosts serve no hidden files. */
const ofGitBook = /^\/\.gitbook\/(?=assets\/)/;

/** Encodes the path but not the fragment. The address of another site stays. */
function encodeAddress(address: string): string {
  if (isExternal(address)) return address;
  const [path = "", ...place] = address.split(/(?=#)/);
  return (path.startsWith("#") ? path : encodePath(path)) + place.join("");
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");
