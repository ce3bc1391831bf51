import { isRecord } from "../../input/is-record";
import type { Path } from "../../input/yaml-document";

/** A map of the OpenAPI document with its place. */
export type MapInDocument = { path: Path; node: Record<string, unknown> };

/** Every map of the OpenAPI document with its place, outermost first; examples are data, not document. */
export function mapsIn(value: unknown, path: Path = []): MapInDocument[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => mapsIn(item, [...path, index]));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).filter(([key]) => key !== "example");
  return [{ path, node: value }, ...inner.flatMap(([key, item]) => mapsIn(item, [...path, key]))];
}

/** True for a map that is a schema, by its place: where a schema stands, or one by its name or number. */
export function isSchema(path: Path): boolean {
  const [around, last] = [String(path.at(-2)), String(path.at(-1))];
  return /^(?:schema|items|not|if|then|else)$/.test(last) || /^(?:schemas|properties|allOf|anyOf|oneOf)$/.test(around);
}
