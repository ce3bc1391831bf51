import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { shell } from "#texts/shell";
import { compileScript } from "../../../compile-script.mjs";
import { hashText } from "../../../hash";
import { listFiles } from "../../../list-files";
import { memoize } from "../../../memoize";
import { withBase } from "../../../nav/edition";
import { workerAddress } from "../../../offline/names";
import { offersOffline } from "../../../settings";
import { site } from "../../../site";
import type { TrustedScripts, WakePlan } from "../../../wake-plan";
import { type PolicyNeeds, policyNeedsOf } from "../page-html";
import { type AwakePage, parseExportedPage, putToSleep } from "./page";
import { createStyleFilter } from "./style-filter";

/** Folder of the files of asleep pages; everything under `/_next/static/` is cached as immutable. */
const place = "/_next/static/asleep";

type Page = AwakePage & { file: string; payload: string };

/**
 * The files of a sleeping page, by address (its own styles, and what it loads to wake), and what its content security policy must allow.
 */
export type SleepingPage = {
  css: string;
  payload: string;
  styles: readonly string[];
  scripts: readonly string[];
  needs: PolicyNeeds;
};

/**
 * Sleeping pages by their HTML file, the address of the wake script, and the sets of files that pages wake with, each serialized as a key.
 */
export type Asleep = { pages: ReadonlyMap<string, SleepingPage>; wake: string; sets: readonly string[] };

/** The files of a sleeping page, as paths in the export. `awake` are those it fetches when touched. */
export type PageFiles = { html: string; css: string; js: string; awake: readonly string[] };

/**
 * Puts every page of a finished export to sleep: its HTML loses the payload it repeats and the framework's scripts, gets the styles it
 * needs in one file, and the script that wakes it. Must run before redirect pages are written, since Next does not render those. Pages of
 * `unchanged` are asleep already; the caller has made sure with `hasSameFileSets` that their sets of files still hold.
 * @throws Error that names the page and what is wrong with it, before any page is written.
 */
export async function putPagesToSleep(root: string, folder: string, unchanged: Asleep): Promise<Asleep> {
  const { pages, all } = readPages(folder, unchanged);
  const start = sameOnAll(pages, "start statement", ({ start }) => start);
  sameOnAll(pages, "boot script", ({ boot }) => boot);
  const buildId = sameOnAll(pages, "build id", ({ payload, file }) => buildIdOf(folder, file, payload));
  const sets = new Map(all.map((page) => [keyOf(page), page]));
  // Parsed lazily: an edit affects few style sheets.
  const parsed = memoize(
    (styles: readonly string[]) => createStyleFilter(styles.map((href) => readFileSync(join(folder, href), "utf8"))),
    (styles) => styles.join(" "),
  );
  const plan: WakePlan = {
    buildId,
    trusted: await trustedScripts(root, folder),
    offline: shell.offline,
    start: JSON.parse(start),
    sets: [...sets.values()].map(({ styles, scripts }) => ({ styles, scripts })),
  };
  const wake = writeHashed(
    folder,
    "js",
    await compileScript(root, "components/wake/wake.ts", { WAKE_PLAN: JSON.stringify(plan) }),
  );
  if (unchanged.pages.size > 0 && wake !== unchanged.wake)
    throw new Error(
      `Pages of the last export name ${unchanged.wake}, and others ${wake}: run npm run build -- --full.`,
    );
  const numbers = [...sets.keys()];
  const asleep = pages.map(({ styles, scripts, payload, ...page }): [string, SleepingPage] => {
    const css = writeHashed(folder, "css", parsed(styles)(page.html));
    const html = putToSleep(page, { style: css, wake, payload, set: numbers.indexOf(keyOf({ styles, scripts })) });
    writeFileSync(join(folder, page.file), html);
    return [page.file, { css, payload, styles, scripts, needs: policyNeedsOf(html) }];
  });
  return { pages: new Map([...unchanged.pages, ...asleep]), wake, sets: numbers };
}

/** True when the pages of an export wake with the same sets of files as those of `unchanged`, which are asleep already. */
export function hasSameFileSets(folder: string, unchanged: Asleep): boolean {
  if (unchanged.pages.size === 0) return true;
  const sets = new Set(readPages(folder, unchanged).all.map(keyOf));
  return JSON.stringify([...sets]) === JSON.stringify(unchanged.sets);
}

/** The pages that are not asleep yet, and the file sets that all pages wake with, in the order of their files. */
function readPages(folder: string, unchanged: Asleep): { pages: Page[]; all: Waking[] } {
  const names = listFiles(folder).files.filter((name) => name.endsWith(".html"));
  const pages = names.filter((name) => !unchanged.pages.has(name)).map((name) => readPage(folder, name));
  const known = new Map<string, Waking>([...unchanged.pages, ...pages.map((page) => [page.file, page] as const)]);
  return { pages, all: names.flatMap((name) => known.get(name) ?? []) };
}

/** The files of each sleeping page, by the page's path. */
export function filesOfPages({ pages, wake }: Asleep): ReadonlyMap<string, PageFiles> {
  const files = [...pages].map(([html, { css, payload, styles, scripts }]): [string, PageFiles] => {
    return [pathOf(html), { html, css, js: wake, awake: [decodeURIComponent(payload), ...styles, ...scripts] }];
  });
  return new Map(files);
}

/**
 * The scripts that the page's Trusted Types policy allows. The framework's worker script is written again with the policy prepended:
 * browsers apply the headers of a worker's own script to it.
 * @throws Error unless there is one such script.
 */
async function trustedScripts(root: string, folder: string): Promise<TrustedScripts> {
  const folders = { folder: withBase("/_next/static/") };
  const chunks = `${folders.folder}chunks/`;
  const [name, ...others] = readdirSync(join(folder, chunks)).filter((name) => /^turbopack-worker-.*\.js$/.test(name));
  if (!name || others.length > 0)
    throw new Error(`${chunks} has ${name ? others.length + 1 : 0} scripts that start a worker, not one.`);
  const plain = `${chunks}${name}`;
  const start = readFileSync(join(folder, plain), "utf8");
  const policy = await compileScript(root, "components/wake/trusted-types-worker.ts", {
    TRUSTED: JSON.stringify(folders),
  });
  return {
    ...folders,
    worker: { plain, trusted: writeHashed(folder, "js", policy + start) },
    ...(offersOffline(site) && { offlineWorker: workerAddress }),
  };
}

function readPage(folder: string, file: string): Page {
  const payloadFile = file.replace(/(^|\/)404\.html$/, "$1_not-found.html").replace(/html$/, "txt");
  const payload = `/${payloadFile.split("/").map(encodeURIComponent).join("/")}`;
  try {
    const parts = parseExportedPage(
      readFileSync(join(folder, file), "utf8"),
      readFileSync(join(folder, payloadFile), "utf8"),
    );
    return { ...parts, file, payload };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The exported page "${file}" cannot be put to sleep. It has ${reason}.`, { cause });
  }
}

const pathOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, "")}`;

function buildIdOf(folder: string, file: string, payload: string): string {
  const id = /"b":"([^"]+)"/.exec(readFileSync(join(folder, decodeURIComponent(payload)), "utf8"))?.[1];
  if (id === undefined) throw new Error(`The payload of the exported page "${file}" names no build.`);
  return id;
}

function sameOnAll(pages: readonly Page[], what: string, of: (page: Page) => string): string {
  const [first, ...others] = pages;
  if (!first) throw new Error("The export has no pages to put to sleep.");
  const value = of(first);
  const odd = others.find((page) => of(page) !== value);
  if (odd) throw new Error(`The exported pages "${first.file}" and "${odd.file}" differ in their ${what}.`);
  return value;
}

/** The file set that a page wakes with. */
type Waking = Pick<SleepingPage, "styles" | "scripts">;

const keyOf = ({ styles, scripts }: Waking) => JSON.stringify([styles, scripts]);

/** Writes a file named by the hash of its content. Returns its path on the site. */
function writeHashed(folder: string, extension: string, text: string): string {
  const address = `${place}/${hashText(text).slice(0, 16)}.${extension}`;
  const file = join(folder, address);
  if (existsSync(file)) return address;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return address;
}
