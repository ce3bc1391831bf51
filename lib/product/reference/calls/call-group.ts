import type { Api, Operation } from "../api-types";
import type { Cli } from "../cli";
import { enumerationIn } from "../field-type";
import { answerRecord, findSchema, operationsOf, schemasWithin } from "../find";
import { type Answer, answersOf } from "../publish/answers";
import { dropUnused } from "../publish/schemas";
import { mapTree, type Node, nodeAt } from "../publish/tree";
import type { Reference } from "../reference";
import { sampleWorld } from "../sample-world";
import type { Sdk } from "../sdk";
import type { JsonSchemas } from "../workshop/find-failures";
import type { CatalogRow } from "../workshop/problem";
import { type World, worldOf } from "../workshop/world";
import type { CallCli } from "./cli";
import type { CallSdk } from "./sdk-call";

/** Everything a browser needs to generate the calls of one group of operations, with their responses by operation. */
export type CallGroup = {
  api: Api;
  cli: CallCli;
  sdk: CallSdk;
  answers: Record<string, Answer[]>;
  /** Schemas of the bodies, for validation. */
  schemas: JsonSchemas;
  catalog: CatalogRow[];
  world: World;
};

/** Names of all groups, in the order of the document. */
export function groupNames(api: Api): string[] {
  return [...new Set(operationsOf(api).map(({ group }) => group))];
}

/** Path of a group's file: `/develop/api/calls/action-uris.json`. */
export function groupHref(name: string): string {
  return `/develop/api/calls/${name.toLowerCase().replaceAll(" ", "-")}.json`;
}

/**
 * The part of the reference that makes the calls of one group.
 * @throws TypeError for a code that the catalog does not have, or a conflict for which `failures.ts` has no example.
 */
export function callGroup(reference: Reference, document: Node, name: string): CallGroup {
  const { api, cli, sdk, errors } = reference;
  const operations = operationsOf(api).filter(({ group }) => group === name);
  const ids = new Set(operations.map(({ id }) => id));
  return {
    api: apiOf(api, operations),
    cli: { name: cli.name, commands: commandsOf(cli, operations) },
    sdk: { members: membersOf(sdk, ids) },
    answers: Object.fromEntries(operations.map((operation) => [operation.id, answersOf(api, errors, operation)])),
    schemas: bodySchemas(document, operations),
    catalog: errors.flatMap(({ code, title, status }) => (status === undefined ? [] : [{ code, title, status }])),
    world: worldOf(reference, sampleWorld),
  };
}

/** Schemas reachable from the bodies of some operations, without what is only for readers. */
function bodySchemas(document: Node, operations: readonly Operation[]): JsonSchemas {
  const bodies = operations.map(({ path, method }) => nodeAt(document, "paths", path, method, "requestBody"));
  const used = nodeAt(dropUnused({ paths: { bodies }, components: document.components }), "components", "schemas");
  const slim = mapTree(used, (node) =>
    Object.fromEntries(Object.entries(node).filter(([key, value]) => !(isNote(key) && typeof value !== "object"))),
  );
  return nodeAt(slim) as JsonSchemas;
}

const isNote = (key: string) => key === "description" || key === "default" || key.startsWith("x-");

function apiOf(api: Api, operations: readonly Operation[]): Api {
  const importsAll = operations.some(({ id }) => id === "runImport");
  const importOperations = api.importOperations.filter(
    ({ entity }) => importsAll || operations.some(({ path }) => path === `/${entity}`),
  );
  const bodies = operations.flatMap(({ body }) => body?.schema ?? []);
  const items = importsAll ? importOperations.map(({ schema }) => schema) : [];
  // Of an answer, a call prints one field of the record or of its items.
  const printed = operations.flatMap((operation) =>
    [operation.answer.schema, answerRecord(api, operation)].map((schema) => findSchema(api, schema ?? "")),
  );
  const known = new Set([...schemasWithin(api, [...bodies, ...items]), ...printed]);
  const schemas = api.schemas.filter((schema) => known.has(schema));
  const used = new Set(schemas.flatMap(({ fields }) => fields.map(({ type }) => enumerationIn(type))));
  return {
    servers: api.servers,
    endpoints: api.endpoints
      .map((endpoint) => ({ ...endpoint, operations: endpoint.operations.filter((item) => operations.includes(item)) }))
      .filter((endpoint) => endpoint.operations.length > 0),
    schemas,
    enumerations: api.enumerations.filter(({ name }) => used.has(name)),
    commonErrors: [],
    importOperations,
    headers: [],
  };
}

/** Commands whose actions call one of the operations, reduced to what generating a call needs. */
function commandsOf({ commands }: Cli, operations: readonly Operation[]): CallCli["commands"] {
  const ids = new Set(operations.map(({ id }) => id));
  const schemas = new Set(operations.flatMap(({ body }) => body?.schema.replace(/Update$/, "") ?? []));
  return commands.flatMap(({ name, actions }) => {
    const used = actions.filter(({ operation = "", schema = "" }) => ids.has(operation) || schemas.has(schema));
    const slim = used.map(({ name: word, operation, schema, options }) => ({
      name: word,
      operation,
      schema,
      options: options
        .filter(({ parameter, field }) => field || parameter !== undefined)
        .map(({ name: option, parameter, field }) => ({
          name: option,
          parameter,
          field: field && { field: { name: field.field.name } },
        })),
    }));
    return slim.length > 0 ? [{ name, actions: slim }] : [];
  });
}

function membersOf({ members }: Sdk, ids: ReadonlySet<string>): CallSdk["members"] {
  return members.flatMap(({ name, methods }) => {
    const used = methods.filter(({ operation }) => ids.has(operation.id));
    const slim = used.map((method) => ({ name: method.name, operation: { id: method.operation.id } }));
    return used.length > 0 ? [{ name, methods: slim }] : [];
  });
}
