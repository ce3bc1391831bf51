import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { unescapeHtml } from "../escape-html";
import { contentOf, elementsNamed } from "../html-elements";
import {
  indexManifestSchema,
  indexPageSchema,
  indexPartsSchema,
  indexTextsSchema,
  indexTitlesSchema,
  indexWordsSchema,
} from "../search/records/schema";
import { compareWithMarkdown } from "./compare";

/** Something a program would stumble over in an export: the file and what is wrong with it. */
type ExportIssue = { file: string; message: string };

/** Reads a file of the export; undefined when there is none. */
type Read = (file: string) => string | undefined;

const address = z.url();
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/, "is no ISO 8601 date");
const instant = z.iso.datetime({ offset: true });
/** One element or several of a name, as the XML parser has them. */
const many = <T extends z.ZodType>(item: T) => z.preprocess((found) => [found].flat(), z.array(item).min(1));

/** `/sitemap.xml` (sitemaps.org/protocol.html), as far as crawlers read it. */
const sitemap = z.object({
  urlset: z.object({ url: many(z.object({ loc: address, lastmod: day.optional() })) }),
});
/** The same, where it lists the sitemaps of several editions. */
const sitemapIndex = z.object({ sitemapindex: z.object({ sitemap: many(z.object({ loc: address })) }) });

/** RSS 2.0 (rssboard.org/rss-specification). */
const rss = z.object({
  rss: z.object({
    "@version": z.literal("2.0"),
    channel: z.object({
      title: z.string().min(1),
      link: address,
      description: z.string().min(1),
      item: many(
        z.object({
          title: z.string().min(1),
          link: address,
          guid: z.unknown(),
          pubDate: z.string().refine(isDate, "is no date"),
        }),
      ),
    }),
  }),
});

/** Atom (RFC 4287, 4.1). */
const atom = z.object({
  feed: z.object({
    id: address,
    title: z.unknown(),
    updated: instant,
    entry: many(z.object({ id: address, title: z.unknown(), updated: instant, link: z.unknown() })),
  }),
});

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
const jsonFeed = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  items: z.array(z.object({ id: z.string().min(1), url: address, content_html: z.string(), date_published: instant })),
});

/** Web app manifest (w3.org/TR/appmanifest). */
const webManifest = z.object({
  name: z.string().min(1),
  start_url: z.string().min(1),
  display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]),
  icons: z.array(z.object({ src: z.string().min(1), sizes: z.string().regex(/^\d+x\d+$/), type: z.string() })).min(1),
});

const routes = z.array(
  z.object({
    path: z.string().startsWith("/"),
    title: z.string().min(1),
    description: z.string(),
    markdown: z.string().optional(),
  }),
);

/** Structured data of a page (schema.org): a thing or a graph of things, each with its type. */
const thing = z.looseObject({ "@type": z.string() });
const structured = z
  .looseObject({ "@context": z.literal("https://schema.org") })
  .and(z.union([thing, z.object({ "@graph": z.array(thing).min(1) })]));

function isDate(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

const json = (text: string): unknown => JSON.parse(text);
function xml(text: string): unknown {
  const answer = XMLValidator.validate(text);
  if (answer !== true) throw new Error(`${answer.err.msg} (line ${answer.err.line})`);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false }).parse(text);
}

type Format = { file: string; parse: (text: string) => unknown; schema: z.ZodType; isOptional?: boolean };
const formats: readonly Format[] = [
  { file: "manifest.webmanifest", parse: json, schema: webManifest },
  { file: "routes.json", parse: json, schema: routes },
  { file: "blog/rss.xml", parse: xml, schema: rss, isOptional: true },
  { file: "blog/atom.xml", parse: xml, schema: atom, isOptional: true },
  { file: "blog/feed.json", parse: json, schema: jsonFeed, isOptional: true },
  { file: "develop/changelog.xml", parse: xml, schema: rss, isOptional: true },
];

/**
 * Looks at an export as programs do: feeds, sitemap, manifest, list of routes and structured data keep their formats, every address
 * they name is a file of the export, and every page's Markdown has what its HTML shows.
 */
export function checkExport(folder: string): ExportIssue[] {
  const read: Read = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined);
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort();
  const sitemaps = sitemapsOf(read);
  const editions = sitemaps.map((file) => file.slice(0, file.lastIndexOf("/") + 1));
  return [
    ...sitemaps.flatMap((file) => checkFormat({ file, parse: xml, schema: sitemap }, read)),
    ...editions.flatMap((edition) => [
      ...formats.flatMap((format) => checkFormat({ ...format, file: `${edition}${format.file}` }, read)),
      ...indexFormats(edition, read).flatMap((format) => checkFormat(format, read)),
      ...listedRoutes(`${edition}routes.json`, read).flatMap((issue) => checkAddress(issue, folder)),
    ]),
    ...sitemaps.flatMap((file) => locations(file, read)).flatMap((issue) => checkAddress(issue, folder)),
    ...pages.flatMap((file) => checkPage(file, read)),
  ];
}

/** The sitemap of each edition, which is in the folder of the edition; the default one has another name where there are several. */
function sitemapsOf(read: Read): string[] {
  const file = "sitemap.xml";
  const text = read(file) ?? "";
  const isIndex = XMLValidator.validate(text) === true && sitemapIndex.safeParse(xml(text)).success;
  return isIndex ? locations(file, read).map(({ path }) => path.slice(1)) : [file];
}

/** The search index of an edition: its manifest and the files that it names, or that the file of its parts does. */
function indexFormats(edition: string, read: Read): Format[] {
  const folder = `${edition}search-index/`;
  const own = { file: `${folder}manifest.json`, parse: json, schema: indexManifestSchema };
  const names = parsed(own, indexManifestSchema, read);
  if (!names) return [own];
  const format = (name: string, schema: z.ZodType): Format => ({ file: `${folder}${name}`, parse: json, schema });
  if ("titles" in names) return [own, format(names.titles, indexTitlesSchema), format(names.texts, indexTextsSchema)];
  const all = format(names.parts, indexPartsSchema);
  const parts = parsed(all, indexPartsSchema, read);
  return [
    own,
    all,
    ...(parts?.pages ?? []).map(([name]) => format(name, indexPageSchema)),
    ...(parts?.words ?? []).map(([, name]) => format(name, indexWordsSchema)),
  ];
}

/** A JSON file of the export as its schema has it; nothing where that cannot be, of which `checkFormat` tells. */
function parsed<T>({ file }: Pick<Format, "file">, schema: z.ZodType<T>, read: Read): T | undefined {
  try {
    return schema.safeParse(json(read(file) ?? "")).data;
  } catch {
    return undefined;
  }
}

function checkFormat({ file, parse, schema, isOptional }: Format, read: Read): ExportIssue[] {
  const text = read(file);
  if (text === undefined) return isOptional ? [] : [{ file, message: "is missing" }];
  try {
    const answer = schema.safeParse(parse(text));
    if (answer.success) return [];
    return answer.error.issues.map(({ path, message }) => ({ file, message: `${path.join(".")}: ${message}` }));
  } catch (error) {
    return [{ file, message: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** A file of the export and the path of an address that it names. */
type Named = { file: string; path: string };

function locations(file: string, read: Read): Named[] {
  const text = read(file) ?? "";
  return elementsNamed(text, "loc").map((loc) => ({
    file,
    path: new URL(unescapeHtml(contentOf(text, loc))).pathname,
  }));
}

function listedRoutes(file: string, read: Read): Named[] {
  const listed = routes.safeParse(json(read(file) ?? "[]")).data ?? [];
  return listed.flatMap(({ path, markdown }) => [{ file, path }, ...(markdown ? [{ file, path: markdown }] : [])]);
}

function checkAddress({ file, path }: Named, folder: string): ExportIssue[] {
  const name = decodeURIComponent(path).slice(1) || "index";
  const isThere = [name, `${name}.html`].some(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(join(folder, candidate)),
  );
  return isThere ? [] : [{ file, message: `names ${path}, which is not in the export` }];
}

function checkPage(file: string, read: Read): ExportIssue[] {
  const html = read(file) ?? "";
  const data = elementsNamed(html, "script").filter(({ attributes }) => attributes.type === "application/ld+json");
  const wrong = data.flatMap((element) => {
    return checkFormat({ file, parse: json, schema: structured }, () => contentOf(html, element));
  });
  const markdownFile = file.replace(/\.html$/, ".md");
  const markdown = read(markdownFile);
  if (markdown === undefined) return wrong;
  return [...wrong, ...compareWithMarkdown(html, markdown).map((message) => ({ file: markdownFile, message }))];
}
