import type { Post } from "../blog/post";
import { readPosts } from "../blog/posts";
import { listFiles } from "../list-files";
import { type Edition, isDefaultLanguage } from "../nav/editions";
import { neighbors } from "../nav/flatten";
import type { Manifest } from "../nav/manifest";
import { sidebarOf } from "../nav/resolve";
import { type Drawings, drawingsOf } from "../page/diagrams";
import { createPageReader, type PageReader } from "../page/reader";
import type { Product } from "../product/product";
import { site as configuration } from "../site";
import type { DocSource, Issue, PageLink, PageMetadata, Route, Sidebars, Version } from "../types";
import { type Environment, environmentOf } from "./environment";
import { joinForeign } from "./foreign/join-foreign";
import { withContents } from "./foreign/sidebars/contents";
import { measureImage } from "./images";
import { type History, readHistory } from "./last-update";
import { type ContentPlace, contentPlace } from "./place";
import { pagesOf, publishedPaths, readPages } from "./read-pages";
import { translatedPaths, unknownLanguages, untranslated, withTranslations } from "./translations";

/** Everything that a build, a check, or a request knows about the site. */
export type Site = {
  environment: Environment;
  place: ContentPlace;
  manifest: Manifest;
  /** Every page to publish, by path. */
  routes: Map<string, Route>;
  /** The blog posts to publish, newest first. */
  posts: Post[];
  /** Paths that exist in other editions: translated pages by language, pages by version. */
  alternates: Alternates;
  version: Version;
  history: History;
  /** Issues with front matter and addresses. */
  issues: Issue[];
  /** The product that the pages document. */
  product: Product;
  /** Reads page bodies. */
  reader: PageReader;
  /** Diagrams rendered earlier. */
  drawings: Drawings;
};

/** Inputs to a site other than its files. */
type LoadOptions = {
  manifest: Manifest;
  /** The product that the pages document. */
  product: Product;
  /** Whether to load drafts, which only authors and checks see. */
  includeDrafts: boolean;
  /** The same site as loaded before. Its reader is reused, and its history until HEAD moves. */
  previous?: Site;
};

/**
 * Loads the site that an environment describes: front matter, addresses, posts, and history, but not yet the page bodies.
 * @throws ContentPlaceError when the environment names no folder.
 */
export function loadSite(environment: Environment, { manifest, product, includeDrafts, previous }: LoadOptions): Site {
  const place = contentPlace(environment);
  const read = withTranslations(readPages(place), place, environment.root, includeDrafts);
  const blog = manifest.hasBlog ? readPosts(place) : { posts: [], issues: [] };
  const { sources, posts } = place.isForeign
    ? joinForeign(
        read.sources.map((source) => withContents(source, manifest.sidebars)),
        blog.posts,
        place,
      )
    : { sources: read.sources, posts: blog.posts };
  const drafts = sources.filter((source) => source.frontMatter.draft);
  const published = includeDrafts ? sources : sources.filter((source) => !source.frontMatter.draft);
  const titles = new Map(published.flatMap(titleOf));
  const joined = published.map((source) => join(source, manifest.sidebars, titles));
  return {
    environment,
    place,
    manifest,
    routes: new Map(joined.map((route) => [route.source.doc.path, route])),
    posts: posts
      .filter((post) => includeDrafts || !post.draft)
      .map((post) => (place.translations ? untranslated(post) : post)),
    alternates: findAlternates(environment, manifest),
    version: describeVersion(joined, drafts, manifest),
    history: previous?.history.isCurrent() ? previous.history : historyOf(place),
    issues: [...read.issues, ...blog.issues, ...languageIssues(place, manifest)],
    product,
    reader: previous?.reader ?? readerOf(environment, place),
    drawings: drawingsOf(environment.root, place.folder),
  };
}

/** Issues with translation folders, reported only for the default edition. */
const languageIssues = (place: ContentPlace, { edition, editions }: Manifest): Issue[] =>
  place.isForeign || edition !== editions[0]
    ? []
    : unknownLanguages(place, [...new Set(editions.map(({ locale }) => locale.code))]);

/** Whether a site loaded with drafts has any. If not, it equals the published site. */
export const hasDrafts = ({ version, posts }: Pick<Site, "version" | "posts">): boolean =>
  version.draftIds.length > 0 || posts.some(({ draft }) => draft);

/** History of an edition's pages, including their originals. */
function historyOf(place: ContentPlace): History {
  const originals = readHistory(place);
  const { files } = place.translations ? readHistory(place.translations) : { files: [] };
  return { ...originals, files: new Map([...originals.files, ...files]) };
}

/** A page reader with the project's cache. */
export function readerOf({ root, language, isOptimized }: Environment, { staticFolders }: ContentPlace): PageReader {
  return createPageReader({
    root,
    sizeOf: (src) => measureImage(src, staticFolders),
    languageOf: ({ original }) => (original && language) ?? configuration.locales.default,
    isDevelopment: !isOptimized,
  });
}

/** Adds a page's sidebar and neighbors. Neighbors use page titles, since sidebar labels are unclear out of context. */
function join(source: DocSource, sidebars: Sidebars, titles: ReadonlyMap<string, string>): Route {
  const { path } = source.doc;
  const sidebar = sidebarOf(sidebars, path);
  const doc = sidebar ? { ...source.doc, sidebar } : source.doc;
  const { previous, next } = neighbors(sidebar ? sidebars[sidebar] : undefined, path);
  const titled = ({ href, label }: PageLink): PageLink => ({ href, label: titles.get(href) ?? label });
  return { source: { ...source, doc }, previous: previous && titled(previous), next: next && titled(next) };
}

/** Address and title of a page; none if untranslated, since its title would be in another language than the link around it. */
const titleOf = ({ doc, frontMatter, untranslated }: DocSource): [string, string][] =>
  untranslated ? [] : [[doc.path, frontMatter.title]];

function describeVersion(
  routes: readonly Route[],
  drafts: readonly DocSource[],
  { edition, sidebars }: Manifest,
): Version {
  const { name, label, path, mainDocId, isLast } = edition.version;
  return {
    ...{ name, label, path, mainDocId, isLast },
    docs: routes.map((route) => route.source.doc),
    draftIds: drafts.map((draft) => draft.doc.id),
    sidebars,
  };
}

/** Author and date of a page's last change, from its front matter or else from git. */
export function metadataOf({ history }: Pick<Site, "history">, source: DocSource): PageMetadata {
  return { ...history.files.get(source.file), ...source.frontMatter.lastUpdate };
}

/**
 * The paths of pages in other editions: translated pages of each language by the edition's base path, for the version and the last one,
 * pages of each version by its name.
 */
type Alternates = {
  translations: ReadonlyMap<string, ReadonlySet<string>>;
  versions: ReadonlyMap<string, ReadonlySet<string>>;
};

const publishedIn = (folder: string) => publishedPaths(folder, pagesOf(listFiles(folder).files));

/** Reads only file names and draft flags, and only if there is more than one language or version. */
function findAlternates(environment: Environment, { edition, editions }: Manifest): Alternates {
  const placeOf = (other: Edition) => contentPlace(environmentOf(environment, other));
  const versions = editions.filter(isDefaultLanguage);
  return {
    translations: new Map(
      editions
        .filter((other) => other.version.isLast || other.version.name === edition.version.name)
        .filter((other) => !isDefaultLanguage(other))
        .map((other) => [other.base, new Set(translatedPaths(placeOf(other).translations?.folder ?? ""))]),
    ),
    versions: new Map(
      versions.length < 2
        ? []
        : versions.map((other) => [other.version.name, new Set(publishedIn(placeOf(other).folder))]),
    ),
  };
}
