import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";

const address = z.url();
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/, "is no ISO 8601 date");
const instant = z.iso.datetime({ offset: true });
/** One element or several of a name, as the XML parser has them. */
const many = <T extends z.ZodType>(item: T) => z.preprocess((found) => [found].flat(), z.array(item).min(1));

/** `/sitemap.xml` (sitemaps.org/protocol.html), as far as crawlers read it. */
export const sitemap = z.object({
  urlset: z.object({ url: many(z.object({ loc: address, lastmod: day.optional() })) }),
});
/** The same, where it lists the sitemaps of several editions. */
export const sitemapIndex = z.object({ sitemapindex: z.object({ sitemap: many(z.object({ loc: address })) }) });

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

/** `routes.json`, the list of pages. */
export const routes = z.array(
  z.object({
    path: z.string().startsWith("/"),
    title: z.string().min(1),
    description: z.string(),
    markdown: z.string().optional(),
  }),
);

/** Structured data of a page (schema.org): a thing or a graph of things, each with its type. */
const thing = z.looseObject({ "@type": z.string() });
export const structured = z
  .looseObject({ "@context": z.literal("https://schema.org") })
  .and(z.union([thing, z.object({ "@graph": z.array(thing).min(1) })]));

function isDate(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** @throws SyntaxError */
export const json = (text: string): unknown => JSON.parse(text);
/** Elements and attributes as an object. @throws Error with the line where the text is not well-formed. */
export function xml(text: string): unknown {
  const answer = XMLValidator.validate(text);
  if (answer !== true) throw new Error(`${answer.err.msg} (line ${answer.err.line})`);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false }).parse(text);
}

/** A file of an export, with its parser and schema. */
export type Format = { file: string; parse: (text: string) => unknown; schema: z.ZodType; isOptional?: boolean };
/** The machine-readable files that every edition has. */
export const formats: readonly Format[] = [
  { file: "manifest.webmanifest", parse: json, schema: webManifest },
  { file: "routes.json", parse: json, schema: routes },
  { file: "blog/rss.xml", parse: xml, schema: rss, isOptional: true },
  { file: "blog/atom.xml", parse: xml, schema: atom, isOptional: true },
  { file: "blog/feed.json", parse: json, schema: jsonFeed, isOptional: true },
  { file: "develop/changelog.xml", parse: xml, schema: rss, isOptional: true },
];
