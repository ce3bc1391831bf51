import { stringify } from "yaml";
import { oncePer } from "../../../memoize";
import { projectRoot } from "../../../site/environment";
import type { Api } from "../api-types";
import type { ErrorRow } from "../errors";
import { findOperation } from "../find";
import { loadReference, type Reference, readFiles } from "../reference";
import { conflicts, partlyDone } from "./failures";
import { completeRequired, dropUnused, resolveAliases, typeImportItems } from "./schemas";
import { mapTree, type Node, nodeAt } from "./tree";

/**
 * The OpenAPI document for readers and their API clients: the body of `/openapi.yaml`.
 * @throws InputError with the mistakes of the reference's files; TypeError for a code that the catalog does not have.
 */
export function openapiYaml(): string {
  return stringify(publicDocument(), { lineWidth: 0, aliasDuplicateObjects: false });
}

/**
 * The same document as JSON: the body of `/openapi.json`.
 * @throws InputError and TypeError as `openapiYaml` does.
 */
export function openapiJson(): string {
  return `${JSON.stringify(publicDocument(), null, 2)}\n`;
}

/**
 * The document as generators, linters, and API clients need it: without what only editors or pages need, and with everything
 * that is derived from other lines written out.
 * @throws InputError and TypeError as `openapiYaml` does.
 */
export const publicDocument = (): Node => publish(loadReference());

/** Computed once per reference: every group of calls uses a part of it. */
const publish = oncePer(({ api, errors }: Reference): Node => {
  const source = nodeAt(readFiles(projectRoot())["openapi.yaml"].value);
  const typed = typeImportItems(completeRequired(resolveAliases(source)), api);
  return dropUnused(completeOperations(typed, api, errors));
});

/**
 * Adds each operation's own examples of 207 and 409, and its pagination and idempotency contracts.
 * @throws TypeError for a code that the catalog does not have, or a conflict for which `failures.ts` has no example.
 */
function completeOperations(document: Node, api: Api, errors: readonly ErrorRow[]): Node {
  const { "x-pagination": pagination, "x-idempotency": idempotency, ...rest } = document;
  const complete = (node: Node): Node => {
    const operation = typeof node.operationId === "string" ? findOperation(api, node.operationId) : undefined;
    if (!operation) return node;
    const takes = (parameter: string) => JSON.stringify(node.parameters ?? []).includes(`/parameters/${parameter}"`);
    const responses = nodeAt(node, "responses");
    const has207 = "207" in responses && operation.id !== "runImport";
    return {
      ...node,
      responses: {
        ...responses,
        ...(has207 && { 207: withExample(document, "PartlyDone", { example: partlyDone(api, errors, operation) }) }),
        ...("409" in responses && {
          409: withExample(document, "Conflict", { examples: conflicts(api, errors, operation) }),
        }),
      },
      ...(takes("Cursor") && { "x-pagination": pagination }),
      ...(takes("IdempotencyKey") && { "x-idempotency": { ...nodeAt(idempotency), ...nodeAt(node, "x-idempotency") } }),
    };
  };
  const paths = mapTree(rest.paths, complete);
  return { ...rest, paths };
}

/** A shared response with operation-specific examples. */
function withExample(document: Node, name: string, examples: Node): Node {
  const response = nodeAt(document, "components", "responses", name);
  const content = Object.entries(nodeAt(response, "content")).map(([type, media]) => [
    type,
    { schema: nodeAt(media).schema, ...examples },
  ]);
  return { ...response, content: Object.fromEntries(content) };
}
