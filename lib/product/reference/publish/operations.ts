import { isRecord } from "../../../input/is-record";
import type { Api } from "../api-types";
import type { ErrorRow } from "../errors";
import { findOperation } from "../find";
import { conflicts, partlyDone } from "./failures";
import { mapTree, type Node, nodeAt } from "./tree";

/**
 * Gives every operation its own examples of 207 and 409, and the contracts of paging and of repeated writes.
 * @throws TypeError for a code that the catalog does not have, or a conflict for which `failures.ts` has no example.
 */
export function completeOperations(document: Node, api: Api, errors: readonly ErrorRow[]): Node {
  const { "x-pagination": pagination, "x-idempotency": idempotency, ...rest } = document;
  const complete = (node: Node): Node => {
    const operation = typeof node.operationId === "string" ? findOperation(api, node.operationId) : undefined;
    if (!operation) return node;
    const takes = (parameter: string) => JSON.stringify(node.parameters ?? []).includes(`/parameters/${parameter}"`);
    const responses = Object.entries(nodeAt(node, "responses")).map(([status, response]): [string, unknown] => {
      if (status === "207" && operation.id !== "runImport")
        return [status, withExample(document, "PartlyDone", { example: partlyDone(api, errors, operation) })];
      if (status === "409")
        return [status, withExample(document, "Conflict", { examples: conflicts(api, errors, operation) })];
      return [status, response];
    });
    return {
      ...node,
      responses: Object.fromEntries(responses),
      ...(takes("Cursor") && { "x-pagination": pagination }),
      ...(takes("IdempotencyKey") && { "x-idempotency": { ...toNode(idempotency), ...nodeAt(node, "x-idempotency") } }),
    };
  };
  const paths = mapTree(rest.paths, complete);
  return { ...rest, paths };
}

/** A shared answer with an example of its own. */
function withExample(document: Node, name: string, examples: Node): Node {
  const response = nodeAt(document, "components", "responses", name);
  const content = Object.entries(nodeAt(response, "content")).map(([type, media]) => [
    type,
    { schema: toNode(media).schema, ...examples },
  ]);
  return { ...response, content: Object.fromEntries(content) };
}

function toNode(value: unknown): Node {
  return isRecord(value) ? value : {};
}
