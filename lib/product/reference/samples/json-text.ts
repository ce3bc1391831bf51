import { valueAt } from "../../../input/value-at";
import { type Path, parseYaml } from "../../../input/yaml-document";
import type { Json } from "../api-types";
import { isJsonRecord, parseJson } from "../json";
import { checkCodeFacts } from "./code-facts";
import type { RecordIssue } from "./record-checker";
import type { CheckContext, Finding } from "./sample-types";

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
  if (root === undefined) return [{ line: offset + 1, message: "The JSON cannot be parsed.", hint: jsonError(text) }];
  const issues = checkRoot(context, expected, root).filter(
    ({ path, isMissing }) => !(expected.mayBeCut && isMissing) && !placeholder.test(String(valueAt(root, path))),
  );
  if (issues.length === 0) return [];
  // JSON is YAML, so the YAML parser knows on which line a value stands.
  const { placeOf } = parseYaml("", text);
  return issues.map(({ path, message, hint }) => ({
    line: offset + placeOf(path).line,
    message,
    hint,
  }));
}

/** Schemas whose `code` is a PL code of the catalog. */
const withCodes = new Set(["Problem", "ImportResult"]);

/** Why text is not JSON, in the words of the parser. */
export function jsonError(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (cause) {
    return cause instanceof Error ? `${cause.message}.` : String(cause);
  }
}

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
