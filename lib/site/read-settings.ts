import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { foreignFacts } from "../authoring/foreign-front-matter";
import { takeHeading, withoutCode } from "../authoring/take-heading";
import { readToml, tomlFence } from "../authoring/toml-front-matter";
import { isRecord } from "../input/is-record";
import { readText } from "../input/read-text";
import { textValue } from "../input/text-value";
import { parseYaml } from "../input/yaml-document";
import { settings as plain } from "../plain/settings";
import type { Settings } from "../settings";
import { color } from "./color";
import type { Environment } from "./environment";
import { docFxBuild } from "./foreign/nav/docfx-nav";
import { literalText } from "./foreign/nav/literal-export";
import { findMintlifyFile } from "./foreign/nav/mintlify-nav";
import { findMkDocsFile, textOfKey } from "./foreign/nav/mkdocs-file";
import { findNavFile, moduleNames, type NavPlace } from "./foreign/nav/nav-file";
import { loadModule } from "./load-module";
import { ContentPlaceError, contentPlace } from "./place";

const text = z.string().trim().min(1);
const link = z.strictObject({ label: text, href: text });

/** The default export that `site.ts` of a foreign tree may have. */
const schema = z.strictObject({
  name: text.optional(),
  tagline: text.optional(),
  description: text.optional(),
  // Some addresses resolve against this URL and would drop a path in it.
  url: z
    .url({ protocol: /^https?$/ })
    .regex(/^\w+:\/\/[^/?#\\]+\/?$/, "Write https:// and the host, without a path.")
    .optional(),
  color: color.optional(),
  copyright: text.optional(),
  footer: z.array(z.strictObject({ title: text, items: z.array(link) })).optional(),
  topics: z.record(text, z.strictObject({ label: text, title: text, description: text })).optional(),
});

/** The settings that a foreign tree may give in its `site.ts`. */
export type TreeSettings = z.input<typeof schema>;

/**
 * The settings of the tree that `CONTENT_DIR` names: the defaults of `lib/plain/settings.ts`, overridden by its `site.ts`. If that gives no
 * name, it comes from the configuration of the tree's own tool, or from the title of its README or index page. Undefined for native
 * content.
 * @throws ContentPlaceError when the environment names no folder, or `site.ts` cannot be understood.
 */
export function readSettings(environment: Environment): Settings | undefined {
  const { folder, label, isForeign } = contentPlace(environment);
  if (!isForeign) return undefined;
  const own = readOwn(folder, label);
  const name = own.name ?? nameInConfiguration({ folder, label }) ?? titleOfHome(folder) ?? plain.title;
  const url = (own.url ?? plain.url).replace(/\/$/, "");
  const { tagline = name, color = plain.color, description = plain.description } = own;
  return {
    ...plain,
    brand: { name, domain: new URL(url).hostname, tagline },
    title: name,
    url,
    color,
    description,
    tagline: own.tagline,
    copyright: own.copyright,
    footer: own.footer ?? [],
    tags: own.topics ?? {},
  };
}

function readOwn(folder: string, label: string): z.output<typeof schema> {
  const file = join(folder, "site.ts");
  if (!existsSync(file)) return {};
  const result = schema.safeParse(loadOwn(file, label).default);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentPlaceError(
    label,
    `site.ts has a mistake at "${issue?.path.join(".")}": ${issue?.message.replaceAll("\n", " ")}`,
  );
}

function loadOwn(file: string, label: string): Record<string, unknown> {
  try {
    return loadModule(file);
  } catch (cause) {
    throw new ContentPlaceError(label, `site.ts fails: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** The site name in the configuration of mdBook, MkDocs, VitePress, Docusaurus, Starlight, Mintlify, or DocFX. */
const nameInConfiguration = (place: NavPlace): string | undefined =>
  titleOfBook(place.folder) ??
  textOfKey(findMkDocsFile(place)?.text ?? "", "site_name") ??
  titleInModule(place) ??
  nameInMintlify(place) ??
  nameInDocFx(place);

function nameInMintlify(place: NavPlace): string | undefined {
  const { value } = parseYaml("", findMintlifyFile(place)?.text ?? "");
  return isRecord(value) && value.navigation ? textValue(value.name) : undefined;
}

function nameInDocFx(place: NavPlace): string | undefined {
  const { globalMetadata: said } = docFxBuild(place);
  return isRecord(said) ? textValue(said._appName ?? said._appTitle) : undefined;
}

const configurations = [
  ".vitepress/config",
  ".vitepress/config/index",
  "docusaurus.config",
  "website/docusaurus.config",
  "astro.config",
];

/** The literal `title` in the configuration of VitePress, Docusaurus, or Starlight. */
function titleInModule(place: NavPlace): string | undefined {
  const found = findNavFile(place, configurations.flatMap(moduleNames));
  return found && literalText(found.text, "title")?.trim();
}

/** The title in `book.toml`, parsed as YAML, which supports all escapes of TOML strings. */
function titleOfBook(folder: string): string | undefined {
  const file = join(folder, "..", "book.toml");
  if (!existsSync(file)) return undefined;
  const { text: written } = readText(file, "book.toml", "warning");
  const [, quoted] = /^[ \t]*title[ \t]*=[ \t]*("(?:[^"\\\n]|\\.)+"|'[^'\n]+')/m.exec(written) ?? [];
  const { value } = parseYaml("book.toml", quoted ?? "");
  return textValue(value);
}

const homes = ["README.md", "readme.md", "index.mdx", "index.md", "_index.md"];

/** The title of a tree's home page. */
function titleOfHome(folder: string): string | undefined {
  const home = homes.find((name) => existsSync(join(folder, name))) ?? homeByAddress(folder);
  const title = home && titleIn(home, readText(join(folder, home), home, "warning").text);
  // `Name - What it is` would be too wide for a phone.
  return title?.replace(/(?<=\S)(?: [-–—|·]|:) .*/, "");
}

/** The file at the top of a tree whose front matter makes it the home page: `permalink: /`. */
const homeByAddress = (folder: string): string | undefined =>
  readdirSync(folder).find((name) => {
    const file = join(folder, name);
    if (!/\.mdx?$/.test(name) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    const [head = ""] = frontMatter.exec(readText(file, name, "warning").text) ?? [];
    return /^(?:permalink|slug|url)[ \t]*[:=][ \t]*(["']?)\/\1[ \t]*$/m.test(head);
  });

/** Own pattern, since `splitFrontMatter` depends on the settings, which do not exist yet. */
const frontMatter = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?\n)??\1[ \t]*(?:\r?\n|$)/;

const heading =
  /^ {0,3}(?:#[ \t]+\S|<h1\b[^<>\n]*>(?:<[^<>\n]*>|[ \t])*[^<>\s].*<\/h1>[ \t]*$)|^(?![ \t]*$).+\n=+[ \t]*$/im;

/** The title of a page by its front matter, or else its first heading, which images may precede. */
function titleIn(file: string, written: string): string | undefined {
  const [head = "", fence, data = ""] = frontMatter.exec(written) ?? [];
  const { value } = (fence === tomlFence ? readToml : parseYaml)(file, data);
  const { title } = foreignFacts(isRecord(value) ? value : {});
  if (title !== undefined) return title;
  const prose = withoutCode(written.slice(head.length));
  const at = prose.search(heading);
  return at < 0 ? undefined : takeHeading(prose.slice(at), false).heading?.text;
}
