import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isRecord } from "../../input/is-record";
import { type Configured, findEdition, listEditions } from "../../nav/editions";
import type { Environment } from "../../site/environment";
import { compileModule, runModule } from "../../site/load-module";
import { siteSettingsSchema } from "../../site/settings-schema";
import { writeIfChanged } from "../../site/write-if-changed";
import { stateOf, watchFiles } from "../watch-files.mjs";
import { labelsSchema, redirectsSchema } from "./assert-configuration";
import { keptModule } from "./configuration-modules.mjs";
import { sidebarMistakes } from "./sidebar-mistakes";

/** The name that code imports the module of a site that `SITE_DIR` names by. */
const siteModule = "@/lib/site/site-module";

type Exports = Readonly<Record<string, unknown>>;

/** The edition that is previewed, as the environment names it. */
type Previewed = Pick<Environment, "language" | "version">;

/** Exports of a configuration file that pages read, and whether pages can be shown with them; `isWhole` may throw if not. */
type Kind = { names: readonly string[]; isWhole: (exported: Exports) => boolean };

/** By the names that code imports the files by. A site that `SITE_DIR` names has the editions in its own module. */
const kindsFor = (previewed: Previewed, hasModule: boolean): Readonly<Record<string, Kind>> => ({
  "@/sidebars": { names: ["sidebars", "standalonePages"], isWhole: hasSidebars },
  "@/lib/product/settings": {
    names: ["settings"],
    isWhole: ({ settings }) =>
      siteSettingsSchema.safeParse(settings).success && hasEdition(settings, hasModule ? {} : previewed),
  },
  "@/redirects": { names: ["redirects"], isWhole: ({ redirects }) => redirectsSchema.safeParse(redirects).success },
  [siteModule]: {
    names: ["manifest", "editions"],
    isWhole: ({ manifest, editions }) =>
      isRecord(manifest) &&
      hasSidebars(manifest) &&
      [manifest.navbar, manifest.footer].every(Array.isArray) &&
      (editions === undefined ? isDefault(previewed) : hasEdition(editions, previewed)),
  },
  "@/lib/site/labels-module": { names: ["labels"], isWhole: ({ labels }) => labelsSchema.safeParse(labels).success },
});

function hasSidebars({ sidebars, standalonePages }: Exports): boolean {
  return isRecord(sidebars) && sidebarMistakes(sidebars, standalonePages).length === 0;
}

/** @throws EditionError when there is no such edition, or what is configured makes none. */
const hasEdition = (value: unknown, { language, version }: Previewed): boolean =>
  isConfigured(value) && Boolean(findEdition(listEditions(value), language, version));

const isDefault = ({ language, version }: Previewed) => !language && !version;

const isConfigured = (value: unknown): value is Configured =>
  isRecord(value) && [value.locales, value.versions].every((part) => isRecord(part) && Array.isArray(part.items));

/**
 * Writes the evaluated data of `modules` (from `configurationModules`), in their last valid state, as modules that contain only data: now
 * and after each change of them or their imports. Data without the `previewed` edition is invalid, since no page could be shown. The checks
 * report what is wrong with a file that cannot be loaded. Resolves once it is watching, to an object that stops it.
 */
export async function keepConfiguration(
  root: string,
  modules: Readonly<Record<string, string>>,
  previewed: Previewed,
): Promise<{ close: () => Promise<void> }> {
  const kinds = kindsFor(previewed, siteModule in modules);
  /** Files that each module was compiled from in its last valid state. */
  const inputs = new Map(Object.values(modules).map((file) => [file, [join(root, file)] as readonly string[]]));
  /** The state of those files then: loading a module again takes longer than to look. */
  const states = new Map<string, string>();
  let watched = "";
  let watcher: { close: () => Promise<void> } | undefined;
  let following = Promise.resolve();
  const follow = async (): Promise<void> => {
    for (const [name, file] of Object.entries(modules)) {
      const state = (inputs.get(file) ?? []).map(stateOf).join();
      const isLost = !existsSync(join(root, keptModule(file)));
      if (states.get(file) === state && !isLost) continue;
      // The watcher sees its folder go only once.
      if (isLost) watched = "";
      states.set(file, state);
      const found = keepModule(root, kinds[name], file);
      if (found) inputs.set(file, found);
    }
    // What was written is lost when someone removes the cache while pages are shown.
    const written = Object.values(modules).map((file) => join(root, keptModule(file)));
    const files = [...new Set([...[...inputs.values()].flat(), ...written])].sort();
    if (files.join("\n") === watched) return;
    watched = files.join("\n");
    const next = await watchFiles(files, /./, change);
    await watcher?.close();
    watcher = next;
    // Catch up with changes saved before watching began.
    await follow();
  };
  const change = () => {
    following = following.then(follow);
  };
  change();
  await following;
  return {
    close: async () => {
      await following;
      await watcher?.close();
    },
  };
}

/** Returns the files that `file` was compiled from, if it could be. */
function keepModule(root: string, kind: Kind | undefined, file: string): readonly string[] | undefined {
  const kept = join(root, keptModule(file));
  const { inputs, data } = readModule(kind, join(root, file));
  if (data !== undefined) writeIfChanged(kept, data);
  else if (!existsSync(kept) || readModule(kind, kept).data === undefined) {
    // There is no valid state to show, so let the bundler report the mistake.
    const source = relative(dirname(kept), join(root, file)).replaceAll("\\", "/");
    writeIfChanged(kept, `export * from ${JSON.stringify(source)};\n`);
  }
  return inputs;
}

/** A file's data as a module, and the files it was compiled from; mistakes in it are left to the checks. */
function readModule(kind: Kind | undefined, path: string): { inputs?: readonly string[]; data?: string } {
  let inputs: readonly string[] | undefined;
  try {
    const compiled = compileModule(path);
    inputs = compiled.inputs;
    const exported = runModule(path, compiled);
    return kind?.isWhole(exported) ? { inputs, data: dataOf(exported, kind.names) } : { inputs };
  } catch {
    return inputs ? { inputs } : {};
  }
}

function dataOf(exported: Exports, names: readonly string[]): string {
  const values = names.map((name) => [name, JSON.stringify(exported[name])] as const);
  return values.map(([name, text]) => (text === undefined ? "" : `export const ${name} = ${text};\n`)).join("");
}
