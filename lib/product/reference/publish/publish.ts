import { stringify } from "yaml";
import { isRecord } from "../../../input/is-record";
import { rememberLast } from "../../../memoize";
import { projectRoot } from "../../../site/environment";
import { loadReference, type Reference, readFiles } from "../reference";
import { completeOperations } from "./operations";
import { completeRequired, dropUnused, resolveAliases, typeImportItems } from "./schemas";
import type { Node } from "./tree";

/**
 * The OpenAPI document for readers and their API clients: the body of `/openapi.yaml`.
 * @throws InputError with the mistakes of the reference's files; TypeError for a code that the catalog does not have.
 */
export function openapiYaml(root: string = projectRoot()): string {
  return stringify(publicDocument(root), { lineWidth: 0, aliasDuplicateObjects: false });
}

/**
 * The same document as JSON: the body of `/openapi.json`.
 * @throws InputError and TypeError as `openapiYaml` does.
 */
export function openapiJson(root: string = projectRoot()): string {
  return `${JSON.stringify(publicDocument(root), null, 2)}\n`;
}

/**
 * The document as generators, linters and API clients want it: nothing that only editors or pages need, and everything
 * that follows from other lines written out.
 * @throws InputError and TypeError as `openapiYaml` does.
 */
export const publicDocument = (root: string = projectRoot()): Node => publish({ root, reference: loadReference(root) });

/** Made once for what was read: every group of calls takes its part of it. */
const publish = rememberLast(
  ({ root, reference: { api, errors } }: { root: string; reference: Reference }): Node => {
    const { value } = readFiles(root)["openapi.yaml"];
    const source = isRecord(value) ? value : {};
    const typed = typeImportItems(completeRequired(resolveAliases(source)), api);
    return dropUnused(completeOperations(typed, api, errors));
  },
  ({ reference }) => reference,
);
