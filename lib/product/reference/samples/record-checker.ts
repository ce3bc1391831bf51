import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isRecord } from "../../../input/is-record";
import type { Path } from "../../../input/yaml-document";
import { suggest } from "../../../issues";
import type { Api, FieldType, Json } from "../api-types";
import { findSchema } from "../find";
import { isJsonRecord } from "../json";
import { describeError } from "./record-messages";

/** A mistake in a record; `path` leads to the value. */
export type RecordIssue = { path: Path; message: string; hint?: string; isMissing?: true };

/** Checks values against the schemas of one API; validators are compiled when first needed. */
export type RecordChecker = { check: (schema: string, value: Json) => RecordIssue[] };

const base = "https://reference.invalid/openapi";

/** Makes a checker for an OpenAPI document and the API typed from it. */
export function createRecordChecker(document: unknown, api: Api): RecordChecker {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats.default(ajv);
  const components = isRecord(document) ? document.components : undefined;
  ajv.addSchema({ $id: base, components });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (schema: string) => {
    const known = compiled.get(schema) ?? ajv.compile({ $ref: `${base}#/components/schemas/${schema}` });
    compiled.set(schema, known);
    return known;
  };
  return {
    check: (schema, value) => {
      const validate = validatorOf(schema);
      validate(value);
      return [...findUnknownFields(api, schema, value, []), ...toIssues(api, schema, validate.errors ?? [])];
    },
  };
}

function toIssues(api: Api, schema: string, errors: readonly ErrorObject[]): RecordIssue[] {
  // Branches of a choice fail one by one; the choice itself tells what was wrong.
  const isBranch = (error: ErrorObject) => /\/(anyOf|oneOf)\/\d+/.test(error.schemaPath) || error.keyword === "if";
  const issues = errors.filter((error) => !isBranch(error)).map((error) => describeError(api, schema, error));
  return [...new Map(issues.map((issue) => [`${issue.path.join("/")} ${issue.message}`, issue])).values()];
}

/** Unknown properties are ignored by the API and always a mistake in a sample. */
function findUnknownFields(api: Api, name: string, value: Json, path: Path): RecordIssue[] {
  const schema = findSchema(api, name);
  if (!schema || !isJsonRecord(value)) return [];
  const known = new Map(schema.fields.map((field) => [field.name, field.type]));
  return Object.entries(value).flatMap(([key, inner]) => {
    const type = known.get(key);
    if (type) return findUnknownIn(api, type, inner, [...path, key]);
    const hint = suggest(key, [...known.keys()], `The fields of ${name} are in content/_reference/openapi.yaml.`);
    return [{ path: [...path, key], message: `${name} has no field "${key}".`, hint }];
  });
}

function findUnknownIn(api: Api, type: FieldType, value: Json, path: Path): RecordIssue[] {
  if (type.type === "record") return findUnknownFields(api, type.schema, value, path);
  if (type.type !== "list" || !Array.isArray(value)) return [];
  return value.flatMap((item, index) => findUnknownIn(api, type.of, item, [...path, index]));
}
