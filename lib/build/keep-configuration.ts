import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isRecord } from "../input/is-record";
import { loadModule } from "../site/load-module";
import { siteSettingsSchema } from "../site/settings-schema";
import { writeIfChanged } from "../site/write-if-changed";
import { keptModule } from "./configuration-modules.mjs";
import { sidebarMistakes } from "./sidebar-mistakes";
import { watchFiles } from "./watch-files.mjs";

type Exports = Readonly<Record<string, unknown>>;

/** Whether files of configuration have what pages need to be shown, by the names that code imports them by. */
const forms: Readonly<Record<string, (exported: Exports) => boolean>> = {
  "@/sidebars": hasSidebars,
  "@/lib/product/settings": ({ settings }) => siteSettingsSchema.safeParse(settings).success,
  "@/redirects": ({ redirects }) => Array.isArray(redirects),
  "@/lib/site/site-module": ({ manifest }) => isRecord(manifest) && hasSidebars(manifest),
  "@/lib/site/labels-module": ({ labels }) => isRecord(labels),
};

function hasSidebars({ sidebars, standalonePages }: Exports): boolean {
  return isRecord(sidebars) && sidebarMistakes(sidebars, standalonePages).length === 0;
}

/**
 * Keeps what `modules` (of `configurationModules`) came to when they could last be loaded, now and after each change, as modules that hold
 * only data. The checks tell what is wrong with a file that cannot be loaded. Resolves once it is watching, to an object that stops it.
 */
export async function keepConfiguration(
  root: string,
  modules: Readonly<Record<string, string>>,
): Promise<{ close: () => Promise<void> }> {
  const keep = () => {
    for (const [name, file] of Object.entries(modules)) keepModule(root, name, file);
  };
  const files = Object.values(modules).map((file) => join(root, file));
  const watching = watchFiles(files, /\.ts$/, keep);
  keep();
  return watching;
}

function keepModule(root: string, name: string, file: string): void {
  const kept = join(root, keptModule(file));
  const exported = loadIfWhole(join(root, file));
  if (exported && forms[name]?.(exported)) writeIfChanged(kept, dataOf(exported));
  else if (!existsSync(kept)) {
    // Nothing is known that could be shown: the bundler tells what is wrong.
    const source = relative(dirname(kept), join(root, file)).replaceAll("\\", "/");
    writeIfChanged(kept, `export * from ${JSON.stringify(source)};\n`);
  }
}

/** What a file exports; undefined while there is a mistake in it, which is the business of the checks. */
function loadIfWhole(path: string): Exports | undefined {
  try {
    return loadModule(path);
  } catch {
    return undefined;
  }
}

/** A module with the values of another; its functions are for other files of configuration. */
function dataOf(exported: Exports): string {
  const values = Object.entries(exported).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return values.map(([name, text]) => (text === undefined ? "" : `export const ${name} = ${text};\n`)).join("");
}
