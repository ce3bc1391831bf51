import { join } from "node:path";
import { z } from "zod";
import { readTextIfExists } from "../input/read-text";
import { InputError, readAll, validate } from "../input/validate";
import type { Manifest } from "../nav/manifest";
import { redirectsOf } from "../redirects/redirects-of";
import { site } from "../site";
import { settingsFile } from "../site/place";
import { siteSettingsSchema } from "../site/settings-schema";
import type { Issue } from "../types";
import { moduleDocument } from "./module-document";
import { assertSidebars } from "./sidebar-mistakes";

const redirectsSchema = z.array(z.strictObject({ from: z.string(), to: z.string() }));
const labelsSchema = z.record(z.string(), z.string().trim().min(1));

/** A module: its path, how messages name it, and the one export that is looked at. */
type Exported = { path: string; file: string; exported: Readonly<Record<string, unknown>> };

/**
 * Holds the settings of the product, the redirects, and the sidebars, which are in `sidebarsFile`, to their form.
 * @throws InputError with every mistake at its place.
 */
export function assertConfiguration(manifest: Manifest, root: string, sidebarsFile: string): void {
  const inFile = (file: string) => ({ file, path: join(root, file) });
  const redirects = manifest.isOwn ? redirectsOf(manifest) : [];
  readAll({
    settings: () =>
      addIssue(formMistakes(siteSettingsSchema, { ...inFile(settingsFile), exported: { settings: site } })),
    sidebars: () => assertSidebars(manifest, join(root, sidebarsFile), sidebarsFile),
    redirects: () => addIssue(formMistakes(redirectsSchema, { ...inFile("redirects.ts"), exported: { redirects } })),
  });
}

/** Holds the labels of a language to their form. @throws InputError with every mistake at its place. */
export const assertLabels = (path: string, file: string, labels: unknown): void =>
  addIssue(formMistakes(labelsSchema, { path, file, exported: { labels } }));

function addIssue(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InputError(issues);
}

/**
 * What keeps an export of a module from having its form. Types are for editors and `npm run lint`: a program runs with other values,
 * and fails far from here.
 */
export function formMistakes(schema: z.ZodType, { path, file, exported }: Exported): Issue[] {
  const [name = ""] = Object.keys(exported);
  if (exported[name] === undefined) {
    const message = `The file does not export "${name}".`;
    return [{ severity: "error", file, message, hint: `Write: export const ${name} = …` }];
  }
  const document = moduleDocument({ file, text: readTextIfExists(path), value: exported });
  return validate(schema, document, { at: [name] }).issues;
}
