import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Redirect } from "../types";
import { redirectPage } from "./page";

/**
 * Writes a page for every old address into the export.
 * @throws Error when the export has a page there already: the checks know the pages, this knows everything else the site serves.
 */
export function writeRedirects(folder: string, redirects: readonly Redirect[]): void {
  for (const redirect of redirects) {
    const file = join(folder, `${redirect.from}.html`);
    if (existsSync(file))
      throw new Error(`"${redirect.from}" is served already and cannot be redirected: see ${file}.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(redirect));
  }
}
