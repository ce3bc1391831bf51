import { type Document, parseDocument, visit } from "yaml";
import { isRecord } from "./cursor";
import { readYaml } from "./yaml-file";

/** The OpenAPI document for readers and their API clients: the body of `/openapi.yaml`. */
export function openapiYaml(root: string = process.cwd()): string {
  return publicDocument(root).toString({ lineWidth: 0 });
}

/** The same document as JSON: the body of `/openapi.json`. */
export function openapiJson(root: string = process.cwd()): string {
  return `${JSON.stringify(publicDocument(root).toJS(), null, 2)}\n`;
}

/** The document without notes for its editors and without the schemas that only pages draw. */
function publicDocument(root: string): Document {
  const { text, value } = readYaml("openapi.yaml", root);
  const document = parseDocument(text);
  document.commentBefore = null;
  visit(document, {
    Node(_, node) {
      node.comment = null;
      node.commentBefore = null;
    },
    Pair(_, { key }) {
      if (isRecord(key)) key.commentBefore = null;
    },
  });
  const used = schemasOf(value);
  const all = isRecord(value) && isRecord(value.components) ? value.components.schemas : undefined;
  for (const name of isRecord(all) ? Object.keys(all) : [])
    if (!used.has(name)) document.deleteIn(["components", "schemas", name]);
  return document;
}

/** Names of the schemas that calls and webhooks reach, directly or through others. */
function schemasOf(root: unknown): Set<string> {
  const seen = new Set<string>();
  const follow = (value: unknown): void => {
    const ref = isRecord(value) ? value.$ref : undefined;
    if (typeof ref === "string" && !seen.has(ref)) {
      seen.add(ref);
      follow(targetOf(root, ref));
    }
    const inner = isRecord(value) ? Object.values(value) : value;
    if (Array.isArray(inner)) inner.forEach(follow);
  };
  if (isRecord(root)) follow([root.paths, root.webhooks]);
  const names = [...seen].map((ref) => /^#\/components\/schemas\/(\w+)/.exec(ref)?.[1]);
  return new Set([...names, ...importBodies(root)].filter((name) => name !== undefined));
}

function targetOf(root: unknown, ref: string): unknown {
  return ref
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step.replaceAll("~1", "/")] : undefined), root);
}

/** Bodies of operations that only an import has; they are named, not referred to. */
function importBodies(root: unknown): string[] {
  const data = targetOf(root, "#/components/schemas/ImportOperation/x-data");
  return isRecord(data) ? Object.values(data).filter((name) => typeof name === "string") : [];
}
