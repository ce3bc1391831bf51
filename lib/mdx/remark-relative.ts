import type { Nodes, Root } from "mdast";
import { isExternal } from "../paths";
import { walk } from "./walk";

/** Makes links and images that start from the page's folder into addresses of the site. */
export function remarkRelative({ base }: { base: string }) {
  return (tree: Root) =>
    walk<Nodes>(tree, (node) => {
      if (node.type === "link" || node.type === "image" || node.type === "definition") {
        node.url = absoluteAddress(node.url, base);
      }
    });
}

/** `../setup/first.md#try`, from `guide/more` → `/guide/setup/first#try`; other sites and places on the page stay. */
export function absoluteAddress(url: string, base: string): string {
  if (url === "" || url.startsWith("#") || isExternal(url)) return url;
  const { pathname, search, hash } = new URL(url, `http://site/${base && `${base}/`}`);
  const path = pathname.replace(/\.mdx?$/, "").replace(/\/(index|readme)$/i, "/");
  return `${path.replace(/(?<=.)\/$/, "")}${search}${hash}`;
}
