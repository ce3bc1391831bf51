import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { unescapeHtml } from "../escape-html";
import { contentOf, elementsNamed } from "../html-elements";
import { decode } from "../paths";
import {
  indexManifestSchema,
  indexPageSchema,
  indexPartsSchema,
  indexSpellingSchema,
  indexTextsSchema,
  indexTitlesSchema,
  indexWordsSchema,
} from "../search/records/schema";
import { compareWithMarkdown } from "./compare-with-markdown";
import { type Format, formats, json, routes, sitemap, sitemapIndex, structured, xml } from "./export-formats";

/** Something a program would stumble over in an export: the file and what is wrong with it. */
type ExportIssue = { file: string; message: string };

/** Reads a file of the export; undefined when there is none. */
type Read = (file: string) => string | undefined;

/** Parses a file and validates it against a schema; undefined if it is invalid, which `checkFormat` reports. */
function valueIn<T extends z.ZodType>(file: string, parse: Format["parse"], schema: T, read: Read) {
  try {
    return schema.safeParse(parse(read(file) ?? "")).data;
  } catch {
    return undefined;
  }
}

/**
 * Checks the machine-readable parts of an export: feeds, sitemap, manifest, list of routes and structured data are valid, every address in
 * them is a file of the export, and every page's Markdown has all that its HTML shows.
 */
export function checkExport(folder: string): ExportIssue[] {
  if (!existsSync(folder))
    return [{ file: folder, message: 'does not exist: run "npm run build" first, or name the folder of an export.' }];
  const read: Read = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const pages = files.filter((file) => file.endsWith(".html"));
  const sitemaps = sitemapsOf(read);
  // An edition without its own pages has no sitemap.
  const ofEditions = [...sitemaps, ...files.filter((file) => basename(file) === "routes.json")];
  const editions = new Set(ofEditions.map((file) => file.slice(0, file.lastIndexOf("/") + 1)));
  return [
    ...sitemaps.flatMap((file) => checkFormat({ file, parse: xml, schema: sitemap }, read)),
    ...[...editions].flatMap((edition) => [
      ...formats.flatMap((format) => checkFormat({ ...format, file: `${edition}${format.file}` }, read)),
      ...indexFormats(edition, read).flatMap((format) => checkFormat(format, read)),
      ...listedRoutes(`${edition}routes.json`, read).flatMap((issue) => checkAddress(issue, folder)),
    ]),
    ...sitemaps.flatMap((file) => locations(file, read)).flatMap((issue) => checkAddress(issue, folder)),
    ...pages.flatMap((file) => checkPage(file, folder, read)),
  ];
}

/** The sitemaps of the editions, which are in the folder of each; the default one has another name where there are several. */
function sitemapsOf(read: Read): string[] {
  const file = "sitemap.xml";
  const isIndex = valueIn(file, xml, sitemapIndex, read) !== undefined;
  return isIndex ? locations(file, read).map(({ path }) => path.slice(1)) : [file];
}

/** The search index of an edition: its manifest and the files that it names, or that the file of its parts does. */
function indexFormats(edition: string, read: Read): Format[] {
  const folder = `${edition}search-index/`;
  const own = { file: `${folder}manifest.json`, parse: json, schema: indexManifestSchema };
  const names = valueIn(own.file, json, indexManifestSchema, read);
  if (!names) return [own];
  const format = (name: string, schema: Format["schema"]): Format => ({
    file: `${folder}${name}`,
    parse: json,
    schema,
  });
  if ("titles" in names) return [own, format(names.titles, indexTitlesSchema), format(names.texts, indexTextsSchema)];
  const all = format(names.parts, indexPartsSchema);
  const parts = valueIn(all.file, json, indexPartsSchema, read);
  return [
    own,
    all,
    ...(parts?.pages ?? []).map(([name]) => format(name, indexPageSchema)),
    ...(parts?.words ?? []).map(([, name]) => format(name, indexWordsSchema)),
    ...(parts ? [format(parts.spelling, indexSpellingSchema)] : []),
  ];
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
  return elementsNamed(text, "loc")
    .map((loc) => unescapeHtml(contentOf(text, loc)))
    .filter((location) => URL.canParse(location))
    .map((location) => ({ file, path: new URL(location).pathname }));
}

function listedRoutes(file: string, read: Read): Named[] {
  const listed = valueIn(file, json, routes, read) ?? [];
  return listed.flatMap(({ path, markdown }) => [{ file, path }, ...(markdown ? [{ file, path: markdown }] : [])]);
}

function checkAddress({ file, path }: Named, folder: string): ExportIssue[] {
  const name = decode(path).slice(1) || "index";
  const isThere = [name, `${name}.html`].some(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(join(folder, candidate)),
  );
  return isThere ? [] : [{ file, message: `names ${path}, which is not in the export` }];
}

/** Paths of the Markdown that the head of a page names. */
const linksToMarkdown = (html: string): string[] =>
  elementsNamed(html.split("</head>", 1)[0] ?? "", "link")
    .flatMap(({ attributes: { type, href } }) => (type === "text/markdown" && href ? [unescapeHtml(href)] : []))
    .flatMap((address) => (URL.canParse(address) ? [new URL(address).pathname] : []));

function checkPage(file: string, folder: string, read: Read): ExportIssue[] {
  const html = read(file) ?? "";
  const data = elementsNamed(html, "script").filter(({ attributes }) => attributes.type === "application/ld+json");
  const links = linksToMarkdown(html);
  const wrong = [
    ...data.flatMap((element) =>
      checkFormat({ file, parse: json, schema: structured }, () => contentOf(html, element)),
    ),
    ...links.flatMap((path) => checkAddress({ file, path }, folder)),
  ];
  const markdownFile = file.replace(/\.html$/, ".md");
  const markdown = read(markdownFile);
  if (markdown === undefined) return wrong;
  const address = `/${markdownFile}`;
  const isNamed = links.some((path) => decode(path) === address);
  if (!isNamed) wrong.push({ file, message: `does not name its Markdown, ${address}, in its head` });
  return [...wrong, ...compareWithMarkdown(html, markdown).map((message) => ({ file: markdownFile, message }))];
}
