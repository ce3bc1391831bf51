import { isRecord } from "../../../input/is-record";
import { atPointer } from "../../../input/json-pointer";
import type { Api } from "../api-types";
import { toPascal } from "../names";
import { mapTree, type Node, nodeAt, withComponents } from "./tree";

/** Inlines references to a property of another schema, and fixed values of an enumeration. */
export function resolveAliases(document: Node): Node {
  const resolve = (node: Node): Node => {
    const { $ref, ...own } = node;
    if (typeof $ref !== "string") return node;
    if ($ref.includes("/properties/")) {
      const target = atPointer(document, $ref);
      return resolve({ ...(isRecord(target) ? target : {}), ...own });
    }
    return Object.hasOwn(own, "const") ? { type: "string", ...own } : node;
  };
  const mapped = mapTree(document, resolve);
  return isRecord(mapped) ? mapped : document;
}

/**
 * Adds to every `required` of a choice or condition the properties it names, as the record around it has them: generators
 * and linters read such a part on its own.
 */
export function completeRequired(document: Node): Node {
  const schemas = nodeAt(document, "components", "schemas");
  const completed = Object.entries(schemas).map(([name, schema]): [string, unknown] => [
    name,
    isRecord(schema) ? choiceBeside(completeParts(schema, propertiesOf(document, schema))) : schema,
  ]);
  return withComponents(document, { schemas: Object.fromEntries(completed) });
}

/** Moves a choice of required properties behind those of the record: generators join what stands in `allOf`, nothing else. */
function choiceBeside({ anyOf, ...schema }: Node): Node {
  if (anyOf === undefined) return schema;
  return { ...schema, allOf: [...(Array.isArray(schema.allOf) ? schema.allOf : []), { anyOf }] };
}

/** Keywords whose schema speaks of the record around them. */
const parts = ["anyOf", "oneOf", "if", "then", "else", "not"] as const;

function completeParts(schema: Node, known: Node): Node {
  const complete = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(complete);
    return isRecord(value) ? completeParts(withProperties(value, known), known) : value;
  };
  const changed = parts.filter((key) => schema[key] !== undefined).map((key) => [key, complete(schema[key])]);
  return { ...schema, ...Object.fromEntries(changed) };
}

function withProperties(part: Node, known: Node): Node {
  if (!Array.isArray(part.required)) return part;
  const own = nodeAt(part, "properties");
  const named = part.required.filter((name) => typeof name === "string" && !Object.hasOwn(own, name));
  if (named.length === 0) return part;
  return {
    ...part,
    // The part lists only some properties; without this line, strict validators reject the others as unknown.
    unevaluatedProperties: true,
    properties: { ...own, ...Object.fromEntries(named.map((name) => [name, known[name]])) },
  };
}

/** Properties of a schema with those of the schemas it builds on. */
function propertiesOf(document: Node, schema: Node): Node {
  const bases = Array.isArray(schema.allOf) ? schema.allOf : [];
  const inherited = bases.flatMap((base) => {
    const ref = isRecord(base) ? base.$ref : undefined;
    const target = typeof ref === "string" ? atPointer(document, ref) : undefined;
    return isRecord(target) ? [propertiesOf(document, target)] : [];
  });
  return Object.assign({}, ...inherited, nodeAt(schema, "properties"));
}

/** Types the items of an import: one schema for each operation, told apart by `operation`. */
export function typeImportItems(document: Node, { importOperations }: Api): Node {
  const schemas = nodeAt(document, "components", "schemas");
  const item = nodeAt(schemas, "ImportItem");
  const refTo = (name: string) => `#/components/schemas/${name}`;
  const variants = importOperations.map(({ name, schema }) => ({
    name,
    schema,
    id: `Import${toPascal(name.replace(/\.(.)/, (_, first: string) => first.toUpperCase()))}`,
  }));
  const union = {
    description: item.description,
    oneOf: variants.map(({ id }) => ({ $ref: refTo(id) })),
    discriminator: {
      propertyName: "operation",
      mapping: Object.fromEntries(variants.map(({ name, id }) => [name, refTo(id)])),
    },
  };
  const typed = variants.map(({ id, name, schema }): [string, Node] => [
    id,
    {
      type: "object",
      description: `Item \`${name}\` of an import.`,
      required: ["operation", "data"],
      properties: { operation: { type: "string", const: name }, data: { $ref: refTo(schema) } },
    },
  ]);
  return withComponents(document, { schemas: { ...schemas, ImportItem: union, ...Object.fromEntries(typed) } });
}

/** Removes components that no call and no webhook reaches. */
export function dropUnused(document: Node): Node {
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    const ref = isRecord(value) ? value.$ref : undefined;
    if (typeof ref === "string" && !used.has(ref)) {
      used.add(ref);
      follow(atPointer(document, ref));
    }
    for (const inner of Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []) follow(inner);
  };
  follow([document.paths, document.webhooks]);
  const kept = Object.entries(nodeAt(document, "components")).map(([kind, all]) => [
    kind,
    kind === "securitySchemes" || !isRecord(all)
      ? all
      : Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`#/components/${kind}/${name}`))),
  ]);
  const filled = kept.filter(([, all]) => !isRecord(all) || Object.keys(all).length > 0);
  return { ...document, components: Object.fromEntries(filled) };
}
