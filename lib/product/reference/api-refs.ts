import { pointerSteps } from "../../input/json-pointer";
import type { Cursor } from "./cursor";

/** Follows the `$ref` of a place to its end, if it has one; a reference to nothing, or in a circle, is noted as a mistake. */
export function follow(root: Cursor, place: Cursor, seen: readonly unknown[] = []): Cursor {
  const ref = place.at("$ref");
  if (seen.includes(ref.value)) {
    ref.problem(
      `is "${ref.value}", which leads back to itself.`,
      "Let one of the references name a schema of its own.",
    );
    return root.at("$ref");
  }
  const target = followOnce(root, place);
  return target === place ? place : follow(root, target, [...seen, ref.value]);
}

/** Follows one `$ref` of a place. */
export function followOnce(root: Cursor, place: Cursor): Cursor {
  const ref = place.at("$ref");
  if (!ref.isPresent) return place;
  const target = pointerSteps(ref.text()).reduce((cursor, step) => cursor.at(step), root);
  if (target.isPresent) return target;
  ref.problem(`is "${ref.value}", which points to nothing.`, "Write the path of something in this document.");
  return place;
}

/** Name of the schema that the `$ref` of a place points to; undefined when it has none, or one to something else. */
export const refName = (place: Cursor): string | undefined => schemaNamed(place.at("$ref").value);

/** Name of the schema that a `$ref` with this value points to. */
export function schemaNamed(ref: unknown): string | undefined {
  return typeof ref === "string" ? /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1] : undefined;
}
