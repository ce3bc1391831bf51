import type { FigureAttributes } from "./ids";

/** What an attribute may hold: one value of a list (the first is the default), or several, joined with commas. */
export type Rule = { type: "one" | "many"; values: readonly string[] };

/** Rules of a figure by attribute; a function when the list depends on another attribute. `caption` is always there. */
export type Rules = Readonly<Record<string, Rule | ((props: FigureAttributes) => Rule)>>;

/** An attribute with one value. */
export const one = (values: readonly string[]): Rule => ({ type: "one", values });

/** An attribute with several values, joined with commas. */
export const many = (values: readonly string[]): Rule => ({ type: "many", values });

/** Cuts `R0100, R0110` into its parts. */
export function parts(value: string | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The value as one of the list, else the first of the list. */
export function pick<const Value extends string>(
  values: readonly [Value, ...Value[]],
  value: string | undefined,
): Value {
  return values.find((candidate) => candidate === value) ?? values[0];
}

/** The values of a comma-separated attribute, in the order of the list. */
export function pickAll<const Value extends string>(values: readonly Value[], value: string | undefined): Value[] {
  const chosen = parts(value);
  return values.filter((candidate) => chosen.includes(candidate));
}
