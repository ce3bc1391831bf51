import { splitList } from "../../authoring/split-list";

/** The value as one of the list, else the first of the list. */
export function pick<const Value extends string>(
  values: readonly [Value, ...Value[]],
  value: string | undefined,
): Value {
  return values.find((candidate) => candidate === value) ?? values[0];
}

/** The values of a comma-separated attribute, in the order of the list. */
export function pickAll<const Value extends string>(values: readonly Value[], value: string | undefined): Value[] {
  const chosen = splitList(value ?? "");
  return values.filter((candidate) => chosen.includes(candidate));
}
