import { blog } from "../blog/feeds";
import { languageCode, olderVersion, withBase } from "../nav/edition";
import { generatedPages } from "../nav/routes";
import { markdownPath } from "../paths";
import { blogGroup, searchSources } from "../search/records/sources";
import { metadataOf, type Site } from "../site/load";

/** One page as `/routes.json` lists it. */
type RouteEntry = {
  /** Its address on the site. */
  path: string;
  title: string;
  description: string;
  /** The manual it belongs to, as search groups it. */
  section?: string;
  /** Type of the page (docs/authoring.md). */
  type?: string;
  tags?: string[];
  /** When it changed last, ISO 8601. */
  updated?: string;
  /** Address of the page as Markdown. */
  markdown?: string;
  /** Its language (BCP 47), which is another one than the list's where it is not translated. */
  language?: string;
};

/** The version is that of the list, where that is an older one. */
type WithEdition = RouteEntry & { language: string; version?: string };

type Listed = Pick<Site, "routes" | "posts" | "history" | "manifest">;

/** Every listed page, sorted by path. */
export function listRoutes(site: Listed): WithEdition[] {
  const { routes, posts, manifest } = site;
  const pages = searchSources(routes, manifest).map(({ source, group }): RouteEntry => {
    const { title, description, type, tags } = source.frontMatter;
    const { date } = metadataOf(site, source);
    const { path } = source.doc;
    return {
      path,
      title,
      description,
      section: group,
      type,
      tags,
      ...(date && { updated: date }),
      markdown: markdownPath(path),
      ...source.untranslated,
    };
  });
  const written = posts.map(
    ({ path, file, title, description, tags, date, untranslated }): RouteEntry => ({
      path,
      title,
      description,
      section: blogGroup,
      type: "post",
      tags: [...tags],
      updated: site.history.files.get(file)?.date ?? date,
      markdown: markdownPath(path),
      ...untranslated,
    }),
  );
  const lists = posts.length > 0 ? [blogList] : [];
  const edition = { language: languageCode, ...(olderVersion && { version: olderVersion }) };
  const all: RouteEntry[] = [...generatedPages(routes), ...pages, ...lists, ...written];
  return all
    .sort((a, b) => a.path.localeCompare(b.path, "en"))
    .map(({ path, markdown, language, ...entry }) => ({
      path: withBase(path),
      ...entry,
      ...(markdown && { markdown: withBase(markdown) }),
      ...edition,
      ...(language && { language }),
    }));
}

const blogList: RouteEntry = { path: blog.path, title: blog.title, description: blog.description };
