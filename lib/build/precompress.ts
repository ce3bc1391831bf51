import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodings, textTypes } from "../hosting/rules";
import { listFiles } from "../list-files";
import { Store } from "../page/store";

/** Files of fewer bytes travel in one packet either way. */
const fewBytes = 1024;
/** Measured: see "Brotli of quality 10" in `docs/decisions.md`. */
const quality = { br: 10, gz: 9 };
/** More than there are cores: while one file is read, hashed or written, others are packed. */
const packedAtOnce = 4 * availableParallelism();
/** What else the bytes of a packed file depend on. */
const packer = JSON.stringify([quality, process.versions.brotli, process.versions.zlib]);

type Extension = (typeof encodings)[number][0];
/** Packed forms in Base64; a form that is not smaller than the file is absent. */
type Packed = Partial<Record<Extension, string>>;

const pack: Record<Extension, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality.br, [BROTLI_PARAM_SIZE_HINT]: content.length };
    return promisify(brotliCompress)(content, { params });
  },
  gz: (content) => promisify(gzip)(content, { level: quality.gz }),
};

/**
 * Writes `.br` and `.gz` beside every text file of an export that they make smaller, on all cores. What was packed is kept in
 * `memory` by its content, so an unchanged file costs a hash. Returns how many files there are in packed form, and how many
 * different contents were not kept.
 * @throws Error when the export has a file under the name of a packed one.
 */
export async function precompress(folder: string, memory: string): Promise<{ files: number; packed: number }> {
  const store = new Store(memory);
  const waiting = [...byContent(folder)];
  const done = { files: 0, packed: 0 };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, files] = next;
      const kept = store.get<Packed>(key);
      const forms = kept ?? (await packAll(readFileSync(files[0] ?? "")));
      if (!kept) store.put(key, forms);
      done.packed += kept ? 0 : 1;
      done.files += Object.keys(forms).length > 0 ? files.length : 0;
      for (const file of files) writeBeside(file, forms);
    }
  };
  await Promise.all(Array.from({ length: packedAtOnce }, work));
  store.prune();
  return done;
}

/** The text files that are worth packing, by a hash of what is in them. */
function byContent(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of listFiles(folder).files) {
    const file = join(folder, name);
    if (!(extname(name).slice(1) in textTypes) || statSync(file).size < fewBytes) continue;
    const key = createHash("sha256").update(packer).update(readFileSync(file)).digest("hex");
    found.set(key, [...(found.get(key) ?? []), file]);
  }
  return found;
}

async function packAll(content: Buffer): Promise<Packed> {
  const forms = await Promise.all(
    encodings.map(async ([extension]) => [extension, await pack[extension](content)] as const),
  );
  const smaller = forms.filter(([, packed]) => packed.length < content.length);
  return Object.fromEntries(smaller.map(([extension, packed]) => [extension, packed.toString("base64")]));
}

function writeBeside(file: string, forms: Packed): void {
  for (const [extension, packed] of Object.entries(forms)) {
    const beside = `${file}.${extension}`;
    if (existsSync(beside)) {
      throw new Error(`"${beside}" has the name of "${file}" in packed form: rename it, or set precompress to false.`);
    }
    writeFileSync(beside, packed, "base64");
  }
}
