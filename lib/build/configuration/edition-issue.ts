import { join } from "node:path";
import { positionOfProperty } from "../../input/position-in-text";
import { readTextIfExists } from "../../input/read-text";
import type { EditionError } from "../../nav/edition-error";
import type { Environment } from "../../site/environment";
import { manifestFileOf, settingsFile } from "../../site/place";
import type { Issue } from "../../types";

/** True for an error about languages and versions, also one that another bundle threw, which has a class of its own. */
export const isEditionError = (cause: unknown): cause is EditionError =>
  cause instanceof Error && cause.name === "EditionError";

/**
 * Turns an `EditionError` into a finding at its place in the settings, or in the manifest of a site that `SITE_DIR` names, which may take
 * editions from the settings.
 */
export function editionIssue(
  { message, hint, setting }: EditionError,
  { root, siteDir }: Pick<Environment, "root" | "siteDir">,
): Issue {
  if ("variables" in setting) return { severity: "error", file: setting.variables, message, hint };
  const placeIn = (file: string) => positionOfProperty(readTextIfExists(join(root, file)), setting.key, setting.value);
  const own = siteDir === undefined ? settingsFile : manifestFileOf(siteDir);
  const file = placeIn(own) === undefined && placeIn(settingsFile) ? settingsFile : own;
  return { severity: "error", file, ...placeIn(file), message, hint };
}
