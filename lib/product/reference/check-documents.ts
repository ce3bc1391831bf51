import { isRecord } from "../../input/is-record";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { suggest } from "../../issues";
import { projectRoot } from "../../site/environment";
import type { Issue } from "../../types";
import { readType } from "./api-schemas";
import type { Api } from "./api-types";
import type { Release } from "./changelog";
import { checkTexts } from "./check-texts";
import { Cursor, schemaNamed } from "./cursor";
import type { ErrorRow } from "./errors";
import { formatType } from "./field-type";
import { findSchema, operationsOf, valuesOf } from "./find";
import { isJson } from "./json";
import { misfitOf } from "./misfit";
import { type MapInDocument, mapsIn } from "./openapi-maps";
import { loadReference, readFiles } from "./reference";
import { checkCodeFacts } from "./samples/code-facts";
import { createRecordChecker, type RecordIssue } from "./samples/record-checker";

/** A mistake at a place of the document. */
type Mistake = { path: Path; message: string; hint?: string };

/** Checks the texts of all documents, and the OpenAPI document: examples against schemas, codes against the catalog, defaults against types. */
export function checkDocuments(root: string = projectRoot()): Issue[] {
  const { api, errors, changelog } = loadReference(root);
  const files = readFiles(root);
  const source = files["openapi.yaml"];
  const places = mapsIn(source.value);
  return [
    ...checkOpenapi(source, api, errors, places),
    ...checkReleases(source, changelog, places),
    ...Object.values(files).flatMap(checkTexts),
  ];
}

/** The same for one document, whose maps are `places`. */
export function checkOpenapi(
  source: YamlDocument,
  api: Api,
  errors: readonly ErrorRow[],
  places: readonly MapInDocument[] = mapsIn(source.value),
): Issue[] {
  return issuesIn(source, [
    ...checkExamples(source.value, api, errors, places),
    ...checkCodes(errors, places),
    ...checkDefaults(api, places),
    ...checkParameters(source, api, places),
    ...checkRequired(api, places),
  ]);
}

const issuesIn = ({ file, placeOf }: YamlDocument, mistakes: readonly Mistake[]): Issue[] =>
  mistakes.map(({ path, message, hint }) => ({ severity: "error", file, ...placeOf(path), message, hint }));

/** Examples beside the schema they must match; a list of choices starts with the single record. */
function checkExamples(
  document: unknown,
  api: Api,
  errors: readonly ErrorRow[],
  places: readonly MapInDocument[],
): Mistake[] {
  const records = createRecordChecker(document, api);
  return places.flatMap(({ path, node: { schema, example } }) => {
    const name = isRecord(schema) ? schemaName(Array.isArray(schema.oneOf) ? schema.oneOf[0] : schema) : undefined;
    if (example === undefined || name === undefined) return [];
    if (!isJson(example)) return [{ path, message: "The example is not JSON." }];
    const known = findSchema(api, name)?.fields.map((field) => field.name) ?? [];
    // A required field that no record has is reported where it is required.
    const isNone = ({ isMissing, field = "", path }: RecordIssue) =>
      isMissing && path.length === 0 && !known.includes(field);
    const found = [
      ...records.check(name, example).filter((issue) => !isNone(issue)),
      ...checkCodeFacts(errors, example),
    ];
    return found.map((issue) => ({ ...issue, path: [...path, "example", ...issue.path] }));
  });
}

const schemaName = (value: unknown) => (isRecord(value) ? schemaNamed(value.$ref) : undefined);

/** Codes missing from the catalog, or whose status has no response in the operation. */
function checkCodes(errors: readonly ErrorRow[], places: readonly MapInDocument[]): Mistake[] {
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

/** Defaults that do not match their own type. */
function checkDefaults(api: Api, places: readonly MapInDocument[]): Mistake[] {
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

/** Parameter examples and defaults that do not match their type: every sample call uses the examples. */
function checkParameters(source: YamlDocument, api: Api, places: readonly MapInDocument[]): Mistake[] {
  const parameters = operationsOf(api).flatMap((operation) => operation.parameters);
  return places.flatMap(({ path, node: { name, in: place, example, schema } }): Mistake[] => {
    if (!parameters.some((parameter) => parameter.name === name && parameter.place === place)) return [];
    // Operations may have parameters of one name and several types.
    const type = readType(new Cursor(source, new Map(), [...path, "schema"]));
    const given = [
      { at: [...path, "example"], kind: "example", values: [example].flat() },
      {
        at: [...path, "schema", "default"],
        kind: "default",
        values: [isRecord(schema) ? schema.default : undefined].flat(),
      },
    ];
    return given.flatMap(({ at, kind, values }) =>
      values
        .filter((value) => value !== undefined && misfitOf(api, type, String(value)) !== undefined)
        .map((value) => ({
          path: at,
          message: `The ${kind} ${JSON.stringify(value)} does not fit ${formatType(type)}.`,
        })),
    );
  });
}

/** Releases in the API's `x-since` that the changelog does not have. */
export function checkReleases(
  source: YamlDocument,
  changelog: readonly Release[],
  places: readonly MapInDocument[] = mapsIn(source.value),
): Issue[] {
  const known = changelog.map(({ release }) => release);
  const mistakes = places.flatMap(({ path, node }): Mistake[] => {
    const since = node["x-since"];
    if (since === undefined || known.includes(String(since))) return [];
    const message = `content/_reference/changelog.yaml has no release "${since}".`;
    return [{ path: [...path, "x-since"], message, hint: `Write one of: ${known.join(", ")}.` }];
  });
  return issuesIn(source, mistakes);
}

/** Required properties that a schema does not have. */
function checkRequired(api: Api, places: readonly MapInDocument[]): Mistake[] {
  return places.flatMap(({ path, node: { required } }): Mistake[] => {
    const schema = path[1] === "schemas" && path.length === 3 ? findSchema(api, String(path[2])) : undefined;
    if (!schema || !Array.isArray(required)) return [];
    const known = schema.fields.map(({ name }) => name);
    return required.flatMap((name: unknown, index): Mistake[] => {
      if (known.includes(String(name))) return [];
      const hint = suggest(String(name), known, `Properties: ${known.join(", ")}.`);
      return [
        {
          path: [...path, "required", index],
          message: `${schema.name} requires "${name}", which is not one of its properties.`,
          hint,
        },
      ];
    });
  });
}

function isOfType(type: unknown, value: unknown): boolean {
  if (type === undefined) return true;
  const names = Array.isArray(type) ? type : [type];
  const own = Array.isArray(value) ? "array" : typeof value;
  return names.includes(own) || (own === "number" && names.includes("integer") && Number.isInteger(value));
}
