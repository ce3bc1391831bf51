import { join } from "node:path";
import { positionOfProperty } from "../input/position-in-text";
import { readTextIfExists } from "../input/read-text";
import type { EditionError } from "../nav/edition-error";
import type { Environment } from "../site/environment";
import { manifestFileOf, settingsFile } from "../site/place";
import type { Issue } from "../types";

/** True for an error about languages and versions, also one that another bundle threw, which has a class of its own. */
export const isEditionError = (cause: unknown): cause is EditionError =>
  cause instanceof Error && cause.name === "EditionError";

/**
 * Languages and versions that cannot be as a finding, in the file that says so: the settings, or the manifest of another site of
 * ours, which may take them from the settings.
 */
export function editionIssue(
  { message, hint, said }: EditionError,
  { root, siteDir }: Pick<Environment, "root" | "siteDir">,
): Issue {
  if ("variables" in said) return { severity: "error", file: said.variables, message, hint };
  const placeIn = (file: string) => positionOfProperty(readTextIfExists(join(root, file)), said.key, said.value);
  const own = siteDir === undefined ? settingsFile : manifestFileOf(siteDir);
  const file = placeIn(own) === undefined && placeIn(settingsFile) ? settingsFile : own;
  return { severity: "error", file, ...placeIn(file), message, hint };
}
