import { join } from "node:path";
import { openCache } from "../disk-cache";
import { hashFiles, hashText } from "../hash";
import type { DocSource } from "../types";
import type { Page, Surroundings } from "./read";
import type { ImageSizes } from "./rehype-images";

/** The files that determine how a page is read, and thus its cache key: all that `read.ts` imports, and the packages. */
export const makers: readonly string[] = [
  "lib/page",
  "lib/authoring",
  "lib/escape-html.ts",
  "lib/escape-regexp.ts",
  "lib/input/is-record.ts",
  "lib/input/merge-marks.ts",
  "lib/input/position-in-text.ts",
  "lib/input/text-value.ts",
  "lib/input/yaml-aliases.ts",
  "lib/input/yaml-document.ts",
  "lib/issues.ts",
  "lib/marked-text.ts",
  "lib/media.mjs",
  "lib/memoize.ts",
  "lib/paths.ts",
  "lib/slugify.ts",
  "package-lock.json",
];
/** The log of the pages that a build has parsed; a development server, or a test beside a build, parses for itself. */
const parseLog = "parsed.log";

/** What most callers need of a page; stored apart from its tree and program, which are large. */
type PageHead = Omit<Page, "tree" | "program">;

/** Reads pages, each text once: results are cached on disk by the hash of the text and of the code that reads it, and in memory. */
export type PageReader = {
  /** Outline, findings and images. */
  head: (source: DocSource) => Promise<PageHead>;
  /** The Markdown tree. */
  tree: (source: DocSource) => Promise<Page["tree"]>;
  /** The compiled program. */
  program: (source: DocSource) => Promise<string>;
  /** Whether the page is cached. */
  isKept: (source: DocSource) => boolean;
  /** Hash of everything that the result depends on. */
  keyOf: (source: DocSource) => string;
  /** Files parsed for exports since the last `forget`, by any process, in order; a file parsed twice is listed twice. */
  parsed: () => string[];
  /** Clears the list of parsed files. */
  forget: () => void;
  /** Prunes the cache; call it after a run that has read every page. */
  prune: () => void;
};

type Options = Pick<Surroundings, "sizeOf"> & {
  /** Root of the project, whose code is part of the cache key. */
  root: string;
  /** Returns the language of a page's text. */
  languageOf: (source: DocSource) => string;
  /** Whether programs have source positions for React's error messages. */
  isDevelopment: boolean;
};

/** Creates a reader with its cache in the folder `.cache/pages` of the project. */
export function createPageReader({ root, sizeOf, languageOf, isDevelopment }: Options): PageReader {
  const store = openCache(join(root, ".cache", "pages"));
  let version: string | undefined;
  const keys = new WeakMap<DocSource, string>();
  /** Heads that this process has loaded from disk. */
  const heads = new WeakMap<DocSource, PageHead>();
  /** Pages being parsed by this process, so that concurrent callers share one parse. */
  const parsing = new Map<string, Promise<Page>>();

  /** Programs for export and authoring are cached side by side; the rest of a page is the same in both. */
  const programName = isDevelopment ? "authoring-program" : "program";

  const keyOf = (source: DocSource) => {
    const known = keys.get(source);
    if (known) return known;
    version ??= hashFiles(root, makers);
    const original = source.original?.source.body ?? "";
    const foreign = JSON.stringify(source.foreign ?? {});
    const key = hashText([version, languageOf(source), source.format, foreign, source.body, original].join("\0"));
    keys.set(source, key);
    return key;
  };

  const headOf = async (source: DocSource) => keptHead(source) ?? (await parse(source, keyOf(source)));

  /** A translation takes its heading ids from its original. */
  const readWithIds = async (source: DocSource): Promise<Page> => {
    const original = source.original && (await headOf(source.original.source));
    // Loaded lazily: the parsers are large, and not needed when every page is cached.
    const { readPage } = await import("./read");
    const ids = original?.outline.headings.map(({ id }) => id);
    return readPage(source, { sizeOf, ids, language: languageOf(source) });
  };

  const parse = (source: DocSource, key: string) => {
    const running = parsing.get(key);
    if (running) return running;
    if (!isDevelopment) store.appendToLog(parseLog, source.file);
    const begun = readWithIds(source).then((page) => {
      const { tree, program, ...head } = page;
      store.set(`${key}.tree`, tree);
      store.set(`${key}.${programName}`, program);
      store.set(`${key}.head`, head satisfies PageHead);
      return page;
    });
    parsing.set(key, begun);
    const done = () => parsing.delete(key);
    begun.then(done, done);
    return begun;
  };

  /** An export needs the program of every page, and a page cached while authoring only has the other one. */
  const findHead = (key: string): PageHead | undefined =>
    isDevelopment || store.has(`${key}.${programName}`) ? store.get<PageHead>(`${key}.head`) : undefined;

  /** Ignores a cached head when an image has changed, even if the page's text has not. */
  const keptHead = (source: DocSource): PageHead | undefined => {
    const head = heads.get(source) ?? findHead(keyOf(source));
    const isSame = ([src, size]: [string, ImageSizes[string]]) =>
      JSON.stringify(sizeOf(src) ?? null) === JSON.stringify(size);
    if (!head || !Object.entries(head.images).every(isSame)) return undefined;
    heads.set(source, head);
    return head;
  };

  const part = async <T>(source: DocSource, name: string, choose: (page: Page) => T): Promise<T> => {
    const key = keyOf(source);
    if (keptHead(source)) {
      const kept = store.get<T>(`${key}.${name}`);
      if (kept !== undefined) return kept;
    }
    return choose(await parse(source, key));
  };

  return {
    head: headOf,
    tree: (source) => part(source, "tree", ({ tree }) => tree),
    program: (source) => part(source, programName, ({ program }) => program),
    isKept: (source) => keptHead(source) !== undefined,
    keyOf,
    parsed: () => store.readLog(parseLog),
    forget: () => store.clearLog(parseLog),
    prune: () => store.prune(),
  };
}
