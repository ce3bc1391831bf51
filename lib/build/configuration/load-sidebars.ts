import { existsSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../input/validate";
import type { Manifest } from "../../nav/manifest";
import type { ContentPlace } from "../../site/place";
import { importTypeScript } from "../programs.mjs";
import { loadFailure } from "./load-failures";
import { assertSidebars } from "./sidebar-mistakes";

type OwnSidebars = Pick<Manifest, "sidebars" | "standalonePages">;

type SidebarsModule = Partial<OwnSidebars> & { default?: Partial<OwnSidebars> };

/** The `sidebars.ts` beside the pages: where it is, and how messages name it. */
const moduleOf = ({ folder, label }: ContentPlace) => ({
  path: join(folder, "sidebars.ts"),
  file: `${label}/sidebars.ts`,
});

const mistake = (file: string, message: string, hint: string) =>
  new InputError([{ severity: "error", file, message, hint }]);

/** The sidebars that an older version of the project in `root` brings. @throws InputError when it has none, and as `loadSidebars` does. */
export async function requireSidebars(place: ContentPlace, root: string): Promise<OwnSidebars> {
  const sidebars = await loadSidebars(place, root);
  if (sidebars) return sidebars;
  const hint = "Copy the one that belongs to the pages of this version.";
  throw mistake(moduleOf(place).file, "The file does not exist.", hint);
}

/**
 * The sidebars of a `sidebars.ts` beside the pages; undefined if there is no such file.
 * @throws InputError when it cannot be loaded, exports no sidebars, or has mistakes in them.
 */
export async function loadSidebars(place: ContentPlace, root: string): Promise<OwnSidebars | undefined> {
  const { path, file } = moduleOf(place);
  if (!existsSync(path)) return undefined;
  const module: SidebarsModule = await importTypeScript(path).catch((cause: unknown) => {
    throw new InputError([loadFailure(cause, root, { path, file })]);
  });
  const { sidebars, standalonePages = [] } = module.sidebars ? module : (module.default ?? {});
  if (!sidebars) throw mistake(file, 'The file does not export "sidebars".', "Write: export const sidebars = …");
  assertSidebars({ sidebars, standalonePages }, path, file);
  return { sidebars, standalonePages };
}
