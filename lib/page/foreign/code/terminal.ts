import type { Nodes } from "mdast";
import { unescapeHtml } from "../../../escape-html";

/** ANSI escape sequences for colors and styles (SGR). */
const style = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** Strips ANSI colors and styles from terminal output, which VitePress and Starlight show in `ansi` fences. */
export const withoutStyles = (code: string): string => code.replace(style, "");

const tags = /<\/?(?:a|b|em|font|i|span|strong|u)(?:\s[^<>]*)?>/g;

/** Strips the tags of colors and styles from code below `<div class="termy">`, which a script of FastAPI's documentation plays as HTML. */
export function readTermynal({ children }: Extract<Nodes, { children: unknown }>): void {
  for (const [index, child] of children.entries()) {
    const before = children[index - 1];
    if (child.type !== "code" || before?.type !== "html" || !/<div class=["']termy["']>\s*$/.test(before.value))
      continue;
    child.value = unescapeHtml(child.value.replace(tags, "")).replaceAll("&apos;", "'");
  }
}
