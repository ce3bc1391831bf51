import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { shell } from "#texts/shell";
import { listFiles } from "../../list-files";
import { withBase } from "../../nav/edition";
import { workerAddress } from "../../offline/names";
import { offersOffline } from "../../settings";
import { site } from "../../site";
import type { Trusted } from "../../types";
import { type AwakePage, putToSleep, takeApart } from "./page";
import { type ChooseStyles, stylesOf } from "./styles";
import { compileWakeScript, compileWorkerPolicy } from "./wake-script";
import type { PageFiles } from "./weight";

/** Where the files of sleeping pages go; everything under `/_next/static/` is cached for good. */
const place = "/_next/static/asleep";

type Page = AwakePage & { file: string; payload: string };

/**
 * Puts every page of a finished export to sleep: its HTML loses the payload it repeats and the framework's scripts, gets the
 * styles it needs in one file, and the script that wakes it. Runs before redirect pages are written, which are no pages of the
 * framework. Returns what each is made of, by its path.
 * @throws Error with the page and what it lacks, before anything is written.
 */
export async function putPagesToSleep(root: string, folder: string): Promise<ReadonlyMap<string, PageFiles>> {
  const pages = listFiles(folder)
    .files.filter((name) => name.endsWith(".html"))
    .map((name) => readPage(folder, name));
  const start = sameOnAll(pages, "start statement", ({ start }) => start);
  sameOnAll(pages, "boot script", ({ boot }) => boot);
  const buildId = sameOnAll(pages, "build id", ({ payload, file }) => buildIdOf(folder, file, payload));
  const sets = setsOf(pages, folder);
  const plan = {
    buildId,
    trusted: await trustedScripts(root, folder),
    offline: shell.offline,
    start: JSON.parse(start),
    sets: [...sets.values()].map(({ styles, scripts }) => ({ styles, scripts })),
  };
  const wake = writeHashed(folder, "js", await compileWakeScript(root, plan));
  const numbers = [...sets.keys()];
  const files = pages.map((page): [string, PageFiles] => {
    const key = keyOf(page);
    const style = writeHashed(folder, "css", sets.get(key)?.choose(page.html) ?? "");
    const html = putToSleep(page, { style, wake, payload: page.payload, set: numbers.indexOf(key) });
    writeFileSync(join(folder, page.file), html);
    const awake = [decodeURIComponent(page.payload), ...page.styles, ...page.scripts];
    return [pathOf(page.file), { html: page.file, css: style, js: wake, awake }];
  });
  return new Map(files);
}

/**
 * What the page's policy admits. The framework's script that starts a worker is written once more, with the policy in front: browsers
 * hold a worker to the headers of its own script.
 * @throws Error unless there is one such script.
 */
async function trustedScripts(root: string, folder: string): Promise<Trusted> {
  const folders = { folder: withBase("/_next/static/") };
  const chunks = `${folders.folder}chunks/`;
  const [name, ...others] = readdirSync(join(folder, chunks)).filter((name) => /^turbopack-worker-.*\.js$/.test(name));
  if (!name || others.length > 0)
    throw new Error(`${chunks} has ${name ? others.length + 1 : 0} scripts that start a worker, not one.`);
  const plain = `${chunks}${name}`;
  const start = readFileSync(join(folder, plain), "utf8");
  return {
    ...folders,
    worker: { plain, trusted: writeHashed(folder, "js", (await compileWorkerPolicy(root, folders)) + start) },
    ...(offersOffline(site) && { offlineWorker: workerAddress }),
  };
}

function readPage(folder: string, file: string): Page {
  const payloadFile = file.replace(/(^|[\\/])404\.html$/, "$1_not-found.html").replace(/html$/, "txt");
  const payload = `/${payloadFile.split(/[\\/]/).map(encodeURIComponent).join("/")}`;
  try {
    const parts = takeApart(readFileSync(join(folder, file), "utf8"), readFileSync(join(folder, payloadFile), "utf8"));
    return { ...parts, file, payload };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The exported page "${file}" cannot be put to sleep. It has ${reason}.`, { cause });
  }
}

const pathOf = (file: string) =>
  `/${file
    .split(sep)
    .join("/")
    .replace(/(?:^index)?\.html$/, "")}`;

function buildIdOf(folder: string, file: string, payload: string): string {
  const id = /"b":"([^"]+)"/.exec(readFileSync(join(folder, decodeURIComponent(payload)), "utf8"))?.[1];
  if (id === undefined) throw new Error(`The payload of the exported page "${file}" names no build.`);
  return id;
}

function sameOnAll(pages: readonly Page[], what: string, of: (page: Page) => string): string {
  const [first] = pages;
  if (!first) throw new Error("The export has no pages to put to sleep.");
  const odd = pages.find((page) => of(page) !== of(first));
  if (odd) throw new Error(`The exported pages "${first.file}" and "${odd.file}" differ in their ${what}.`);
  return of(first);
}

const keyOf = ({ styles, scripts }: AwakePage) => JSON.stringify([styles, scripts]);

type FileSet = { styles: string[]; scripts: string[]; choose: ChooseStyles };

function setsOf(pages: readonly Page[], folder: string): Map<string, FileSet> {
  const sets = new Map<string, FileSet>();
  for (const page of pages) {
    const key = keyOf(page);
    if (sets.has(key)) continue;
    const css = page.styles.map((href) => readFileSync(join(folder, href), "utf8")).join("\n");
    sets.set(key, { styles: page.styles, scripts: page.scripts, choose: stylesOf(css) });
  }
  return sets;
}

/** Writes a file under the hash of its content. Returns its address. */
function writeHashed(folder: string, extension: string, text: string): string {
  const address = `${place}/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.${extension}`;
  const file = join(folder, address);
  if (existsSync(file)) return address;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return address;
}
