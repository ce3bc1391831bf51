import { isRecord } from "../input/is-record";
import { parseYaml, type ReadYaml } from "../input/yaml-document";
import type { Split } from "./front-matter";

const opening = /^\uFEFF?\{[ \t]*\r?\n\s*"(?:[\s\S]*?\n)?\}[ \t]*(?=\r?\n|$)/;

/**
 * Splits JSON front matter, as Hugo has it, from the body; undefined for a file that does not begin with any. `read` parses it as YAML,
 * which includes JSON.
 */
export function splitJson(file: string, text: string, read: ReadYaml = parseYaml): Split | undefined {
  const [block] = opening.exec(text) ?? [];
  const head = block === undefined ? undefined : read(file, block.replace(/^\uFEFF/, ""));
  if (block === undefined || !head || head.issues.length > 0 || !isRecord(head.value)) return undefined;
  return { head, data: head.value, body: block.replace(/[^\n]/g, "") + text.slice(block.length), issues: [] };
}
