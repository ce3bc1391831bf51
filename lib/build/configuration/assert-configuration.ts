import { join } from "node:path";
import { z } from "zod";
import { InputError, readAll } from "../../input/validate";
import type { Manifest } from "../../nav/manifest";
import { site } from "../../site";
import { settingsFile } from "../../site/place";
import { siteSettingsSchema } from "../../site/settings-schema";
import type { Issue } from "../../types";
import { formMistakes } from "./form-mistakes";
import { assertSidebars } from "./sidebar-mistakes";

/** The list of `redirects.ts`. */
export const redirectsSchema = z.array(z.strictObject({ from: z.string(), to: z.string() }));
/** The labels of a language. */
export const labelsSchema = z.record(z.string(), z.string().trim().min(1));

/**
 * Validates the product's settings, our own redirects, and the sidebars, which are in `sidebarsFile`.
 * @throws InputError with every mistake and its position.
 */
export function assertConfiguration(
  manifest: Manifest,
  redirects: readonly unknown[],
  root: string,
  sidebarsFile: string,
): void {
  const inFile = (file: string) => ({ file, path: join(root, file) });
  readAll({
    settings: () =>
      throwIfAny(formMistakes(siteSettingsSchema, { ...inFile(settingsFile), exported: { settings: site } })),
    sidebars: () => assertSidebars(manifest, join(root, sidebarsFile), sidebarsFile),
    redirects: () => throwIfAny(formMistakes(redirectsSchema, { ...inFile("redirects.ts"), exported: { redirects } })),
  });
}

/** Validates the labels of a language. @throws InputError with every mistake and its position. */
export const assertLabels = (path: string, file: string, labels: unknown): void =>
  throwIfAny(formMistakes(labelsSchema, { path, file, exported: { labels } }));

function throwIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InputError(issues);
}
