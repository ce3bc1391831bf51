import { isRecord } from "../../input/is-record";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { suggest } from "../../issues";
import { projectRoot } from "../../site/environment";
import type { Issue } from "../../types";
import type { Api } from "./api-types";
import { schemaNamed } from "./cursor";
import type { ErrorRow } from "./errors";
import { valuesOf } from "./find";
import { isJson } from "./json";
import { loadReference, readFiles } from "./reference";
import { checkCodeFacts } from "./samples/code-facts";
import { createRecordChecker } from "./samples/record-checker";

/** A place of the document with what it holds. */
type Found = { path: Path; node: Record<string, unknown> };

/** A mistake at a place of the document. */
type Mistake = { path: Path; message: string; hint?: string };

/** Checks what the OpenAPI document says of itself: examples against schemas, codes against the catalog, defaults. */
export function checkDocuments(root: string = projectRoot()): Issue[] {
  const { api, errors } = loadReference(root);
  return checkOpenapi(readFiles(root)["openapi.yaml"], api, errors);
}

/** The same for one document. */
export function checkOpenapi(source: YamlDocument, api: Api, errors: readonly ErrorRow[]): Issue[] {
  const places = nodesOf(source.value, []);
  const mistakes = [
    ...checkExamples(source.value, api, errors, places),
    ...checkCodes(errors, places),
    ...checkDefaults(api, places),
  ];
  return mistakes.map(({ path, message, hint }) => ({
    severity: "error",
    file: source.file,
    ...source.placeOf(path),
    message,
    hint,
  }));
}

/** Every map of the document, outermost first; examples are data, not document. */
function nodesOf(value: unknown, path: Path): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesOf(item, [...path, index]));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).filter(([key]) => key !== "example");
  return [{ path, node: value }, ...inner.flatMap(([key, item]) => nodesOf(item, [...path, key]))];
}

/** Examples beside the schema they must match; a list of choices starts with the single record. */
function checkExamples(document: unknown, api: Api, errors: readonly ErrorRow[], places: readonly Found[]): Mistake[] {
  const records = createRecordChecker(document, api);
  return places.flatMap(({ path, node: { schema, example } }) => {
    const name = isRecord(schema) ? schemaName(Array.isArray(schema.oneOf) ? schema.oneOf[0] : schema) : undefined;
    if (example === undefined || name === undefined) return [];
    if (!isJson(example)) return [{ path, message: "The example is not JSON." }];
    const found = [...records.check(name, example), ...checkCodeFacts(errors, example)];
    return found.map((issue) => ({ ...issue, path: [...path, "example", ...issue.path] }));
  });
}

const schemaName = (value: unknown) => (isRecord(value) ? schemaNamed(value.$ref) : undefined);

/** Codes that the catalog has, each with a status that the operation answers. */
function checkCodes(errors: readonly ErrorRow[], places: readonly Found[]): Mistake[] {
  const known = errors.map(({ code }) => code);
  return places.flatMap(({ path, node }) =>
    ["x-errors", "x-common-errors"].flatMap((key) => {
      const cases = node[key];
      if (!isRecord(cases)) return [];
      return Object.keys(cases).flatMap((code): Mistake[] => {
        const row = errors.find((candidate) => candidate.code === code);
        const at = [...path, key, code];
        if (!row) {
          const message = `content/_reference/errors.yaml has no code "${code}".`;
          return [{ path: at, message, hint: suggest(code, known) }];
        }
        const { responses } = node;
        return isRecord(responses) && !Object.hasOwn(responses, String(row.status))
          ? [
              {
                path: at,
                message: `The operation has no response with the status of ${code}, ${row.status ?? "none"}.`,
              },
            ]
          : [];
      });
    }),
  );
}

/** Defaults that their own type would refuse. */
function checkDefaults(api: Api, places: readonly Found[]): Mistake[] {
  return places.flatMap(({ path, node }): Mistake[] => {
    if (node.default === undefined || path.at(-2) !== "properties") return [];
    const name = schemaName(node) ?? "";
    const at = [...path, "default"];
    const values = valuesOf(api, name);
    if (values && !values.includes(String(node.default))) {
      const hint = suggest(String(node.default), values, `Known: ${values.join(", ")}.`);
      return [{ path: at, message: `"${node.default}" is not a value of ${name}.`, hint }];
    }
    const message = `The default ${JSON.stringify(node.default)} is not of the type ${String(node.type)}.`;
    return isOfType(node.type, node.default) ? [] : [{ path: at, message }];
  });
}

function isOfType(type: unknown, value: unknown): boolean {
  if (type === undefined) return true;
  const names = Array.isArray(type) ? type : [type];
  const own = Array.isArray(value) ? "array" : typeof value;
  return names.includes(own) || (own === "number" && names.includes("integer") && Number.isInteger(value));
}
