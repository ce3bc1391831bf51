import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import { DiskCache } from "../../disk-cache";
import { encodings, textTypes } from "../../hosting/rules";
import { listFiles } from "../../list-files";

/** Files with fewer bytes fit in one packet either way. */
const fewBytes = 1024;
/** Pages, payloads, and Markdown: many files, each for few readers. Everything else, such as code, is for every reader. */
const ofOnePage: ReadonlySet<string> = new Set([".html", ".txt", ".md"]);
/** Search index parts of single pages on a large site. */
const searchedPage = /[\\/]search-index[\\/]parts[\\/]page\./;
/** Files that most edits change: page styles and the search index. */
const oftenMade: ReadonlySet<string> = new Set([".css", ".json"]);
/** Size in bytes from which compressing takes seconds, as for the search index of 2,000 pages. */
const manyBytes = 1_000_000;
/** Measured: see "Brotli of four qualities" in `docs/decisions.md`. */
const quality = { page: 5, large: 9, often: 10, shared: 11, gz: 9, largeGz: 5 };
/** More than the number of cores, so that some files are compressed while others are read, hashed, or written. */
const concurrency = 4 * availableParallelism();
/** The cache of compressed files, below the project. */
export const compressedCache = join(".cache", "compressed");
/** What else the bytes of a compressed file depend on. */
const versions = JSON.stringify([quality, process.versions.brotli, process.versions.zlib]);

/** Names of files that are compressed already. */
type Names = Pick<ReadonlySet<string>, "has" | "keys">;

type Extension = (typeof encodings)[number][0];
/** The compressed forms of a file in Base64; one that is not smaller than the file is absent. */
type Compressed = Partial<Record<Extension, string>>;

const compressors: Record<Extension, (content: Buffer, file: string) => Promise<Buffer>> = {
  br: (content, file) => promisify(brotliCompress)(content, brotliOptions(content, file)),
  gz: (content) => promisify(gzip)(content, { level: content.length >= manyBytes ? quality.largeGz : quality.gz }),
};

function brotliQuality(file: string, size: number): number {
  if (ofOnePage.has(extname(file)) || searchedPage.test(file)) return quality.page;
  if (size >= manyBytes) return quality.large;
  return oftenMade.has(extname(file)) ? quality.often : quality.shared;
}

function brotliOptions({ length }: Buffer, file: string): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: brotliQuality(file, length), [BROTLI_PARAM_SIZE_HINT]: length } };
}

const isText = (file: string) => extname(file).slice(1) in textTypes;

/**
 * Bytes that a host sends for a file of an export: text compressed with Brotli, all else as it is. Uses the `.br` file if there is one.
 */
export function transferSize(file: string): number {
  if (!isText(file)) return statSync(file).size;
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  if (compressed) return compressed.size;
  const content = readFileSync(file);
  return brotliCompressSync(content, brotliOptions(content, file)).length;
}

/**
 * Writes `.br` and `.gz` files beside every text file of an export that becomes smaller by it, on all cores; files of `unchanged` have them
 * already. Results that took long are cached in the folder `memory` by content. Returns how many files are compressed, and how many
 * contents were not in the cache.
 * @throws Error when the export already has a file with the name of a compressed one.
 */
export async function precompress(
  folder: string,
  memory: string,
  unchanged: Names = new Set(),
): Promise<{ files: number; compressed: number }> {
  const store = new DiskCache(memory);
  // While the first ones are compressed, the many small files are read and written.
  const contents = byContent(folder, unchanged);
  const isCompressed = (name: string) => encodings.some(([extension]) => unchanged.has(`${name}.${extension}`));
  const known = [...unchanged.keys()].filter(isCompressed).length;
  const done = { files: known, compressed: 0 };
  await sideBySide(contents, async ([key, { file, copies, isQuick }]) => {
    const kept = store.get<Compressed>(key);
    const forms = kept ?? (await compressAll(file, readFileSync(file)));
    if (!kept && !isQuick) store.set(key, forms);
    done.compressed += kept ? 0 : 1;
    done.files += Object.keys(forms).length > 0 ? 1 + copies.length : 0;
    for (const target of [file, ...copies]) writeBeside(target, forms);
  });
  store.prune(known);
  return done;
}

/**
 * Compresses texts, by their file names, before they are written to an export: `precompress` then finds them in the cache `memory`. Longest
 * first, and one at a time, since another process renders meanwhile.
 */
export async function compressAhead(texts: ReadonlyMap<string, string>, memory: string): Promise<void> {
  const store = new DiskCache(memory);
  for (const [file, text] of [...texts].sort(([, a], [, b]) => b.length - a.length)) {
    const content = Buffer.from(text);
    const key = keyOf(file, content);
    if (content.length >= fewBytes && !store.has(key)) store.set(key, await compressAll(file, content));
  }
}

/**
 * Compresses text files of a folder into the cache `memory` while other `work` leaves a core idle: one at a time, the slowest first. It
 * stops when the work is done, and resolves to its result.
 */
export async function compressWhile<T>(
  work: Promise<T>,
  folder: string | undefined | Promise<string | undefined>,
  memory: string,
  unchanged: Names = new Set(),
): Promise<T> {
  let isDone = false;
  const compress = async () => {
    const place = await folder;
    const store = new DiskCache(memory);
    for (const [key, { file }] of place ? byContent(place, unchanged) : []) {
      if (isDone) return;
      if (!store.has(key)) store.set(key, await compressAll(file, readFileSync(file)));
    }
  };
  const watched = work.finally(() => {
    isDone = true;
  });
  const [result] = await Promise.all([watched, compress()]);
  return result;
}

/** Processes items in order, several concurrently. */
async function sideBySide<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const next = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
}

/**
 * A text file and its copies; `effort` is about how long compressing takes, where 1 is one byte in the best quality, and `isQuick` that
 * to keep its compressed forms would take as long as to make them.
 */
type Content = { file: string; copies: string[]; effort: number; isQuick: boolean };

/** The text files worth compressing, by the cache key of their compressed forms, slowest first. */
function byContent(folder: string, unchanged: Names): [key: string, Content][] {
  const found = new Map<string, Content>();
  for (const name of listFiles(folder).files) {
    if (unchanged.has(name) || !isText(name)) continue;
    const file = join(folder, name);
    const { size } = statSync(file);
    if (size < fewBytes) continue;
    const key = keyOf(file, readFileSync(file));
    const known = found.get(key);
    if (known) known.copies.push(file);
    else {
      const brotli = brotliQuality(file, size);
      found.set(key, {
        file,
        copies: [],
        effort: size * (brotli < quality.often ? 0.01 : 1),
        isQuick: brotli === quality.page,
      });
    }
  }
  return [...found].sort(([, a], [, b]) => b.effort - a.effort);
}

/** The key of compressed forms in the cache: a hash of the content, and of how it is compressed. */
function keyOf(file: string, content: Buffer): string {
  const how = `${versions} ${brotliQuality(file, content.length)}`;
  return createHash("sha256").update(how).update(content).digest("hex");
}

async function compressAll(file: string, content: Buffer): Promise<Compressed> {
  const forms = await Promise.all(
    encodings.map(async ([extension]) => [extension, await compressors[extension](content, file)] as const),
  );
  const smaller = forms.filter(([, bytes]) => bytes.length < content.length);
  return Object.fromEntries(smaller.map(([extension, bytes]) => [extension, bytes.toString("base64")]));
}

function writeBeside(file: string, forms: Compressed): void {
  for (const [extension, bytes] of Object.entries(forms)) {
    const beside = `${file}.${extension}`;
    if (existsSync(beside)) {
      throw new Error(
        `"${beside}" has the name of the compressed form of "${file}": rename it, or set precompress to false.`,
      );
    }
    writeFileSync(beside, bytes, "base64");
  }
}
