import type { Path } from "../../../input/yaml-document";
import type { Json } from "../api-types";
import type { ErrorRow } from "../errors";
import { isJsonRecord } from "../json";
import type { RecordIssue } from "./record-checker";

/** Checks every error in a record against the catalog: a `code` stands with its own title, status and type. */
export function checkCodeFacts(errors: readonly ErrorRow[], value: Json, path: Path = []): RecordIssue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => checkCodeFacts(errors, item, [...path, index]));
  if (!isJsonRecord(value)) return [];
  const row = errors.find(({ code }) => code === value.code);
  const facts = row ? factsOf(row) : [];
  const wrong = facts.flatMap(({ name, wanted, isRight }): RecordIssue[] => {
    const found = value[name];
    if (found === undefined || isRight(found)) return [];
    return [
      {
        path: [...path, name],
        message: `"${name}" of ${row?.code} is ${wanted}, found ${JSON.stringify(found)}.`,
        hint: "The codes are in content/_reference/errors.yaml.",
      },
    ];
  });
  return [...wrong, ...Object.entries(value).flatMap(([key, inner]) => checkCodeFacts(errors, inner, [...path, key]))];
}

type Fact = { name: string; wanted: string; isRight: (found: Json) => boolean };

function factsOf({ code, title, status }: ErrorRow): Fact[] {
  return [
    { name: "title", wanted: JSON.stringify(title), isRight: (found) => found === title },
    { name: "type", wanted: `an address that ends in ${code}`, isRight: (found) => endsWith(found, `/${code}`) },
    ...(status === undefined
      ? []
      : [{ name: "status", wanted: String(status), isRight: (found: Json) => isStatus(found, status) }]),
  ];
}

/** Other records have a type, too: only addresses count. */
function endsWith(found: Json, end: string): boolean {
  return typeof found !== "string" || !found.includes("/") || found.endsWith(end);
}

/** Items of a batch have a status in words. */
function isStatus(found: Json, status: number): boolean {
  return typeof found !== "number" || found === status;
}
