import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { home } from "#texts/home";
import { DiskCache } from "../../disk-cache";
import { hashFiles, hashText } from "../../hash";
import {
  homeMarkdown,
  type ListedSection,
  llmsFull,
  llmsIndex,
  sectionIndex,
  sectionListPath,
  skillMarkdown,
} from "../../machine-readable/llms";
import { editionNotices, pageMarkdown } from "../../machine-readable/page-markdown";
import { oncePer } from "../../memoize";
import { base, withBase } from "../../nav/edition";
import { markdownPath } from "../../paths";
import { indexFilesOf, type TermMemory } from "../../search/records/index-files";
import { passagesFrom } from "../../search/records/index-pages";
import type { Passages } from "../../search/records/passages";
import { listedSources } from "../../search/records/sources";
import type { RatedTerms } from "../../search/records/word-lists";
import { site as settings } from "../../site";
import type { Site } from "../../site/load";
import { textsOf } from "../../site/place";
import type { DocSource } from "../../types";
import type { UnchangedFiles } from "./last-export";
import { compressAhead, compressedCache } from "./precompress";

/** Texts by their address in an edition. */
type Texts = ReadonlyMap<string, string>;

/**
 * Generates the texts of an edition that need no rendering, and compresses them: the search index, every listed page and post as Markdown,
 * and `llms.txt`, `llms-full.txt` and `skill.md` for assistants. Done once per site, on a core that is idle while Next renders.
 */
export const generateTexts = oncePer(async (site: Site): Promise<Texts> => {
  const compress = async (texts: Texts) => {
    if (settings.precompress) await compressAhead(texts, join(site.environment.root, compressedCache));
    return texts;
  };
  const kept = openPageTextCache(site);
  // The list of all texts takes longest to compress, which other threads do while this one makes the index.
  const machine = await machineTexts(site, kept);
  const [index] = await Promise.all([indexTexts(site, kept).then(compress), compress(machine)]);
  kept.prune();
  return new Map([...index, ...machine]);
});

async function indexTexts(site: Site, { make, terms }: PageTextCache): Promise<Texts> {
  const passages = async (source: DocSource) => (await make(source)).passages;
  const files = Object.entries(await indexFilesOf(site, { passages, terms }));
  return new Map(files.map(([name, text]) => [`/search-index/${name}`, text]));
}

/**
 * Writes these texts into an export, except files of `unchanged`, which are there already.
 * @throws Error when the export already has another file at such an address.
 */
export async function writeGeneratedTexts(folder: string, site: Site, unchanged: UnchangedFiles): Promise<void> {
  for (const [address, text] of await generateTexts(site)) {
    const name = withBase(address).slice(1);
    if (!unchanged.has(name)) write(join(folder, name), text);
  }
}

async function machineTexts(site: Site, { make }: PageTextCache): Promise<Texts> {
  const { routes, manifest, place } = site;
  const landings = new Map(Object.values(manifest.sidebars).map(({ label, href }) => [label, href]));
  const sections = new Map<string, ListedSection>();
  const texts = new Map<string, string>();
  for (const { source, group } of listedSources(site)) {
    const { path } = source.doc;
    const { title, description } = source.frontMatter;
    const { markdown } = await make(source);
    const section = sections.get(group) ?? sectionOf(group, landings.get(group));
    sections.set(group, section);
    section.pages.push({ path, title, description, markdown });
    texts.set(markdownPath(path), markdown);
  }
  const all = [...sections.values()];
  if (!routes.has("/")) texts.set(markdownPath("/"), homeMarkdown(home.title, all));
  texts.set("/llms.txt", llmsIndex(all)).set("/llms-full.txt", llmsFull(all));
  texts.set("/skill.md", skillMarkdown(all, { openapi: !place.isForeign }));
  for (const section of all) if (section.path) texts.set(sectionListPath(section.path), sectionIndex(section));
  return texts;
}

/** A section whose sidebar begins at the home page is listed in `/llms.txt` already. */
const sectionOf = (label: string, path: string | undefined): ListedSection => ({
  label,
  ...(path && path !== "/" && { path }),
  pages: [],
});

/** The texts generated from a page: its Markdown, and the passages that search indexes. */
type PageTexts = { markdown: string; passages: Passages };
type PageTextCache = {
  make: (source: DocSource) => Promise<PageTexts>;
  terms: TermMemory;
  /** Limits the size of the cache; to be called once every page was asked for. */
  prune: () => void;
};

/** What these texts depend on besides the page. */
const cacheInputs = ["lib", "package-lock.json", join("content", "_reference")];

/**
 * Opens the cache of these texts in `.cache/page-texts`: when one of 2,000 pages has changed, the syntax trees of the others need not be
 * read.
 */
function openPageTextCache(site: Site): PageTextCache {
  const { environment, reader, product, place } = site;
  const { root } = environment;
  const store = new DiskCache(join(root, ".cache", `page-texts${base.replaceAll("/", "-")}`));
  const texts = textsOf(environment);
  const inputs = [...cacheInputs, ...(texts ? [relative(root, texts)] : [])];
  // The addresses of a tree are its own: it may name them in a file that is none of these.
  const version = `${hashFiles(root, inputs)} ${place.isForeign} ${settings.url}`;
  const passagesOf = passagesFrom(reader, product.draw);
  const make = oncePer<DocSource, Promise<PageTexts>>((source) => {
    const { doc, frontMatter } = source;
    const notices = editionNotices(source, site);
    const key = hashText(JSON.stringify([base, version, reader.keyOf(source), doc.path, frontMatter, notices]));
    return store.remember(key, async () => ({
      markdown: await pageMarkdown(source, site),
      passages: await passagesOf(source),
    }));
  });
  const terms: TermMemory = {
    read: () => {
      const kept = store.get<{ version: string; terms: RatedTerms }>("terms");
      return kept?.version === version ? kept.terms : undefined;
    },
    write: (terms) => store.set("terms", { version, terms }),
  };
  return { make, terms, prune: () => store.prune() };
}

function write(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists: a page or file has the address of another one.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
