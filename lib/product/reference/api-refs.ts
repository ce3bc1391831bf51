import { pointerSteps } from "../../input/json-pointer";
import type { Cursor } from "./cursor";

/** Follows the `$ref` of a place to its end, if it has one; a reference to nothing is noted as a mistake. */
export function follow(root: Cursor, place: Cursor): Cursor {
  const target = followOnce(root, place);
  return target === place ? place : follow(root, target);
}

/** Follows one `$ref` of a place. */
export function followOnce(root: Cursor, place: Cursor): Cursor {
  const ref = place.at("$ref");
  if (!ref.isPresent) return place;
  const steps = pointerSteps(ref.text());
  const target = steps.reduce((cursor, step) => cursor.at(step), root);
  if (target.isPresent) return target;
  ref.problem(`"${ref.text()}" points to nothing.`);
  return place;
}

/** Last step of a `$ref`: the name of a schema. */
export function refName(place: Cursor): string | undefined {
  const ref = place.at("$ref").value;
  return typeof ref === "string" ? /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1] : undefined;
}
