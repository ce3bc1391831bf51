import { join } from "node:path";
import { settingsFile } from "../../site/place";
import { siteSettingsSchema } from "../../site/settings-schema";
import type { Issue } from "../../types";
import { importTypeScript } from "../programs.mjs";
import { formMistakes } from "./form-mistakes";

/** Validates the settings by themselves, for programs that cannot be loaded with them. @throws what loading them throws. */
export async function settingsMistakes(root: string): Promise<Issue[]> {
  const path = join(root, settingsFile);
  const { settings }: { settings?: unknown } = await importTypeScript(path);
  return formMistakes(siteSettingsSchema, { path, file: settingsFile, exported: { settings } });
}
