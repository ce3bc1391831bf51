import { valueAt } from "../../../input/value-at";
import { type Path, parseYaml } from "../../../input/yaml-document";
import { suggest } from "../../../issues";
import type { Api, Json } from "../api-types";
import { operationsOf } from "../find";
import { isJsonRecord, parseJson } from "../json";
import { checkCodeFacts } from "./code-facts";
import { detectSchemas } from "./detect-schema";
import type { CheckContext, Fence, Finding } from "./fences";
import { jsonMistake } from "./json-mistake";
import type { RecordIssue } from "./record-checker";

/** Path of the API section. Moving pages updates it here. */
export const apiSection = "/develop/api";
/** Path of the section about connected systems. */
export const connectedSystems = "/integrations";

/**
 * Checks a JSON fence: it parses, no object has a name twice, and where it stands for a record of the API it matches the schema. `schema=Job` behind
 * the language names the schema, `schema=none` says that the JSON belongs to another system, and `part` behind the schema
 * that what Planloom sends is cut to the part that matters. Pages about connected systems show JSON of both sides, so
 * there every fence says whose it is.
 */
export function checkJsonFence(context: CheckContext, fence: Fence): Finding[] {
  const claimed = /\bschema=(\w+)/.exec(fence.meta)?.[1];
  const mistake = jsonMistake(fence.code);
  if (mistake) return [{ message: "The fence is not valid JSON.", ...mistake }];
  if (claimed === "none") return [];
  if (claimed !== undefined) return checkClaimed(context, fence, claimed);
  return fence.file.startsWith(`content${connectedSystems}/`)
    ? [missingClaim(context, fence)]
    : checkDetected(context, fence.code, isForDevelopers(fence), 0);
}

/**
 * Checks JSON without a declared schema; if several schemas are likely, one must match. Records that Planloom sends may be
 * shown in part, so fields may be missing there.
 */
export function checkDetected(context: CheckContext, text: string, isOurs: boolean, offset: number): Finding[] {
  const value = parseJson(text);
  if (value === undefined) return [];
  const { api } = context.reference;
  const sample = Array.isArray(value) ? (value[0] ?? null) : value;
  const results = detectSchemas(api, sample, isOurs).map((schema) =>
    checkJsonText(context, text, { schema, acceptsList: true, mayBeCut: !isSent(api, schema) }, offset),
  );
  return results.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** True for request bodies, which readers send as shown. */
function isSent(api: Api, schema: string): boolean {
  return schema.startsWith("Import") || operationsOf(api).some(({ body }) => body?.schema === schema);
}

function checkClaimed(context: CheckContext, fence: Fence, claimed: string): Finding[] {
  const known = context.reference.api.schemas.map(({ name }) => name);
  const mayBeCut = /\bschema=\w+\s+part\b/.test(fence.meta);
  if (mayBeCut && isSent(context.reference.api, claimed))
    return [
      {
        line: 0,
        message: `The fence shows only a part of ${claimed}, which readers send as shown.`,
        hint: 'Show the whole body, and remove "part".',
      },
    ];
  if (known.includes(claimed))
    return checkJsonText(context, fence.code, { schema: claimed, acceptsList: true, mayBeCut }, 0);
  const message = `The API has no schema "${claimed}".`;
  return [{ line: 0, message, hint: suggest(claimed, known, "Write schema=none for JSON of another system.") }];
}

function missingClaim({ reference }: CheckContext, { code }: Fence): Finding {
  const value = parseJson(code);
  const sample = Array.isArray(value) ? value[0] : value;
  const [likely] = sample === undefined ? [] : detectSchemas(reference.api, sample, false);
  return {
    line: 0,
    message: "The JSON fence does not name its schema.",
    hint: `Write schema=${likely ?? "…"} after json for an API record, or schema=none for JSON of another system.`,
  };
}

/** On API pages, JSON is ours unless marked otherwise. */
const isForDevelopers = ({ file }: Fence) => file.startsWith(`content${apiSection}/`);

/** What JSON text should hold: one record, or also a list of them; `mayBeCut` lets required fields be missing. */
type Expected = { schema: string; acceptsList: boolean; mayBeCut?: boolean };

/** A value that a shell, a template or a flow fills in later cannot be checked. */
const placeholder = /\$\w|\$\{|\$\(|\{\{|@\{|^@|^<.*>$/;

/**
 * Checks JSON text against a schema.
 * @param offset Lines before the text in its fence.
 */
export function checkJsonText(context: CheckContext, text: string, expected: Expected, offset: number): Finding[] {
  const root = parseJson(text);
  const mistake = jsonMistake(text);
  if (root === undefined || mistake) {
    const { line = 1, message = "The JSON cannot be parsed.", hint } = mistake ?? {};
    return [{ line: offset + line, message, ...(hint && { hint }) }];
  }
  const issues = checkRoot(context, expected, root).filter(
    ({ path, isMissing }) => !(expected.mayBeCut && isMissing) && !placeholder.test(String(valueAt(root, path))),
  );
  if (issues.length === 0) return [];
  // JSON is YAML, so the YAML parser can locate values.
  const { placeOf } = parseYaml("", text);
  return issues.map(({ path, message, hint }) => ({ line: offset + placeOf(path).line, message, hint }));
}

/** Schemas whose `code` is a PL code of the catalog. */
const withCodes = new Set(["Problem", "ImportResult"]);

function checkRoot(context: CheckContext, { schema, acceptsList }: Expected, root: Json): RecordIssue[] {
  if (!acceptsList || !Array.isArray(root)) return checkRecord(context, schema, root);
  return root.flatMap((item, index) => below([index], checkRecord(context, schema, item)));
}

function checkRecord(context: CheckContext, schema: string, value: Json): RecordIssue[] {
  return [
    ...context.records.check(schema, value),
    ...checkBatch(context, schema, value),
    ...(withCodes.has(schema) ? checkCodeFacts(context.reference.errors, value) : []),
  ];
}

/** Items of a batch carry the body of another operation. */
function checkBatch(context: CheckContext, schema: string, value: Json): RecordIssue[] {
  if (!isJsonRecord(value)) return [];
  if (schema === "ImportItem") return checkItem(context, value);
  if (schema !== "ImportRequest" || !Array.isArray(value.items)) return [];
  return value.items.flatMap((item, index) => below(["items", index], checkItem(context, item)));
}

function checkItem({ reference, records }: CheckContext, item: Json): RecordIssue[] {
  if (!isJsonRecord(item) || item.data === undefined) return [];
  const operation = reference.api.importOperations.find(({ name }) => name === item.operation);
  return operation ? below(["data"], records.check(operation.schema, item.data)) : [];
}

function below(path: Path, issues: readonly RecordIssue[]): RecordIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}
