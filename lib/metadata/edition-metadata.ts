import type { Metadata } from "next";
import { blogFeeds } from "../blog/feeds";
import { baseOf, fullAddress } from "../nav/edition";
import { type Edition, inOtherLanguages, lastVersion } from "../nav/editions";
import type { Locale } from "../settings";
import type { Site } from "../site/load";

/** What the canonical address of a page depends on. */
export type SiteOfPage = Pick<Site, "manifest" | "routes" | "posts" | "alternates">;

/**
 * Adds to a page's metadata what depends on editions: the canonical address, which previews name too, the page in other languages (of
 * one that search engines leave out they are not named), the language of its text for previews, and the feeds of the blog, if there is one.
 */
export function withEditionMetadata(page: Metadata, site: SiteOfPage, path: string): Metadata {
  const { editions, hasBlog } = site.manifest;
  const languages = editions.length > 1 && page.robots === undefined ? languagesOf(site, path) : undefined;
  const canonical = editions.length > 1 ? canonicalOf(site, path) : undefined;
  return {
    ...page,
    alternates: {
      ...page.alternates,
      ...(canonical && { canonical }),
      ...(languages && { languages }),
      ...(hasBlog && { types: withBlogFeeds(page.alternates?.types ?? {}) }),
    },
    openGraph: { ...page.openGraph, ...(canonical && { url: canonical }), locale: localeOf(site, path).openGraph },
  };
}

type Types = NonNullable<NonNullable<Metadata["alternates"]>["types"]>;

/** Those of a section may have the same media type. */
function withBlogFeeds(types: Types): Types {
  const joined = Object.entries(blogFeeds).map(([type, feeds]) => {
    const others = types[type];
    return [type, [...feeds, ...(Array.isArray(others) ? others : [])]];
  });
  return { ...types, ...Object.fromEntries(joined) };
}

const pageAt = ({ routes, posts }: SiteOfPage, path: string) =>
  routes.get(path)?.source ?? posts.find((post) => post.path === path);

/** The language of a page's text: that of the edition, unless the page is not translated. */
function localeOf(site: SiteOfPage, path: string): Locale {
  const { edition, editions } = site.manifest;
  const language = pageAt(site, path)?.untranslated?.language;
  return editions.find(({ locale }) => locale.code === language)?.locale ?? edition.locale;
}

/** The canonical address: the newest version of a page, in the language of its text; that of a page without a newer one is its own. */
export function canonicalOf(site: SiteOfPage, path: string): string {
  const { manifest, alternates } = site;
  const { edition, editions } = manifest;
  const page = pageAt(site, path);
  const language = page?.untranslated ? undefined : edition.named.language;
  const last = lastVersion(editions.map(({ version }) => version));
  const newest = language ? alternates.translations.get(baseOf(language)) : alternates.versions.get(last.name);
  const isGone = page !== undefined && !newest?.has(path);
  return fullAddress(
    path,
    isGone && !edition.version.isLast ? baseOf(language, edition.version.name) : baseOf(language),
  );
}

/** The addresses of a page by language (`hreflang`), if it is in several; `x-default` is for readers of other languages. */
function languagesOf(site: SiteOfPage, path: string): Record<string, string> | undefined {
  const { manifest, alternates } = site;
  const { edition, editions } = manifest;
  const isMade = pageAt(site, path) === undefined;
  const isOwn = (other: Edition) => {
    const translated = alternates.translations.get(other.base);
    return translated === undefined || isMade || translated.has(path);
  };
  const own = inOtherLanguages(editions, edition).filter(isOwn);
  if (own.length < 2 || own.every(({ base }) => base !== edition.base) || !edition.version.isLast) return undefined;
  const [first] = own;
  return Object.fromEntries([
    ...own.map(({ locale, base }) => [locale.code, fullAddress(path, base)]),
    ["x-default", fullAddress(path, first?.base ?? "")],
  ]);
}
