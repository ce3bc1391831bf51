import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { home } from "#texts/home";
import { sourceOf } from "../blog/posts";
import { hashFiles, hashText } from "../cache";
import { markdownPath } from "../machines/addresses";
import {
  homeMarkdown,
  type ListedSection,
  llmsFull,
  llmsIndex,
  sectionIndex,
  sectionListPath,
  skill,
} from "../machines/llms";
import { pageMarkdown } from "../machines/page-markdown";
import { base, withBase } from "../nav/edition";
import { Store } from "../page/store";
import { postSources, searchSources } from "../search/records/sources";
import type { Site } from "../site/load";
import { textsOf } from "../site/place";
import type { DocSource } from "../types";

/**
 * Writes every listed page and post as Markdown beside its HTML, and for assistants the lists of them and how to use them.
 * Those of `unchanged`, names of files, are there.
 * @throws Error when the export has another file at such an address.
 */
export async function writeMachineFiles(
  folder: string,
  site: Site,
  unchanged: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { routes, posts, manifest } = site;
  const store = new Store(join(site.environment.root, ".cache", `markdown${base.replaceAll("/", "-")}`));
  const toMarkdown = keptMarkdown(site, store);
  const landings = new Map(Object.values(manifest.sidebars).map(({ label, href }) => [label, href]));
  const sections = new Map<string, ListedSection>();
  const sources = [...searchSources(routes, manifest), ...postSources(posts.map(sourceOf))];
  for (const { source, group } of sources) {
    const { path } = source.doc;
    const { title, description } = source.frontMatter;
    const markdown = await toMarkdown(source);
    const section = sections.get(group) ?? sectionOf(group, landings.get(group));
    sections.set(group, section);
    section.pages.push({ path, title, description, markdown });
    const name = withBase(markdownPath(path)).slice(1);
    if (!unchanged.has(name)) write(join(folder, name), markdown);
  }
  const all = [...sections.values()];
  if (!routes.has("/")) write(join(folder, withBase(markdownPath("/"))), homeMarkdown(home.title, all));
  write(join(folder, withBase("/llms.txt")), llmsIndex(all));
  write(join(folder, withBase("/llms-full.txt")), llmsFull(all));
  write(
    join(folder, withBase("/skill.md")),
    skill(all, { openapi: existsSync(join(folder, withBase("/openapi.json"))) }),
  );
  for (const section of all) {
    if (section.path) write(join(folder, withBase(sectionListPath(section.path))), sectionIndex(section));
  }
  store.prune();
}

/** A section whose sidebar begins at the home page is listed in `/llms.txt` already. */
const sectionOf = (label: string, path: string | undefined): ListedSection => ({
  label,
  ...(path && path !== "/" && { path }),
  pages: [],
});

/** What the Markdown of a page depends on beside the page. */
const makers = ["lib", "package-lock.json", join("content", "_reference")];

/** Makes Markdown of pages; what was made before is kept in the folder `.cache/markdown`. */
function keptMarkdown({ environment, reader, product, place }: Site, store: Store) {
  const { root } = environment;
  const texts = textsOf(environment);
  const inputs = [...makers, ...(texts ? [relative(root, texts)] : [])];
  const version = `${hashFiles(root, inputs)} ${place.isForeign}`;
  return async (source: DocSource): Promise<string> => {
    const key = hashText(JSON.stringify([base, version, reader.keyOf(source), source.doc.path, source.frontMatter]));
    const known = store.get<string>(key);
    if (known !== undefined) return known;
    const markdown = await pageMarkdown(source, reader, product.draw);
    store.put(key, markdown);
    return markdown;
  };
}

function write(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: a page or file has the address of another one.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
