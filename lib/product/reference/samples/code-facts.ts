import type { Path } from "../../../input/yaml-document";
import type { Json } from "../api-types";
import type { ErrorRow } from "../errors";
import { isJsonRecord, type JsonRecord } from "../json";
import type { RecordIssue } from "./record-checker";

/** Checks every error in a record against the catalog: a `code` must have its own title, status, and type. */
export function checkCodeFacts(errors: readonly ErrorRow[], value: Json, path: Path = []): RecordIssue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => checkCodeFacts(errors, item, [...path, index]));
  if (!isJsonRecord(value)) return [];
  const row = errors.find(({ code }) => code === value.code);
  const wrong = row ? wrongFacts(row, value) : [];
  return [
    ...wrong.map(([name, wanted]) => ({
      path: [...path, name],
      message: `"${name}" of ${row?.code} is ${wanted}, found ${JSON.stringify(value[name])}.`,
      hint: "The codes are in content/_reference/errors.yaml.",
    })),
    ...Object.entries(value).flatMap(([key, inner]) => checkCodeFacts(errors, inner, [...path, key])),
  ];
}

/** The facts of a record that differ from the catalog row, with the expected values. */
function wrongFacts(row: ErrorRow, { title, type, status }: JsonRecord): (readonly [name: string, wanted: string])[] {
  const isAddress = typeof type === "string" && type.includes("/");
  const facts = [
    ["title", JSON.stringify(row.title), title !== undefined && title !== row.title],
    // Other records also have a `type`, so only URLs are compared.
    ["type", `an address that ends in ${row.code}`, isAddress && !type.endsWith(`/${row.code}`)],
    // The status of a batch item is a word.
    ["status", String(row.status), typeof status === "number" && status !== (row.status ?? status)],
  ] as const;
  return facts.flatMap(([name, wanted, isWrong]) => (isWrong ? [[name, wanted] as const] : []));
}
