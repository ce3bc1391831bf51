import { join } from "node:path";
import { positionOfProperty } from "../../input/position-in-text";
import { readTextIfExists } from "../../input/read-text";
import type { EditionError } from "../../nav/edition-error";
import type { Environment } from "../../site/environment";
import { manifestFileOf, settingsFile } from "../../site/place";
import type { Issue, Position } from "../../types";

/** True for an error about languages and versions, also one that another bundle threw, which has a class of its own. */
export const isEditionError = (cause: unknown): cause is EditionError =>
  cause instanceof Error && cause.name === "EditionError";

/**
 * Turns an `EditionError` into a finding at its place in the settings, or in the manifest of a site that `SITE_DIR` names, which may take
 * editions from the settings.
 */
export function editionIssue({ message, hint, setting }: EditionError, { root, siteDir }: OfSite): Issue {
  if ("variables" in setting) return { severity: "error", file: setting.variables, message, hint };
  return { severity: "error", ...placeOfSetting({ root, siteDir }, setting.key, setting.value), message, hint };
}

type OfSite = Pick<Environment, "root" | "siteDir">;

/** The place of a setting of the site's editions, as `editionIssue` finds it. */
export function placeOfSetting(
  { root, siteDir }: OfSite,
  key: string,
  value?: string,
): { file: string } & Partial<Position> {
  const placeIn = (file: string) => positionOfProperty(readTextIfExists(join(root, file)), key, value);
  const [own = settingsFile] = editionFiles({ siteDir });
  const file = placeIn(own) === undefined && placeIn(settingsFile) ? settingsFile : own;
  return { file, ...placeIn(file) };
}

/** The files that may configure the editions of a site, its own first. */
export const editionFiles = ({ siteDir }: Pick<OfSite, "siteDir">): string[] =>
  siteDir === undefined ? [settingsFile] : [manifestFileOf(siteDir), settingsFile];
