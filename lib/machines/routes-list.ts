import { blog } from "../blog/feeds";
import { languageCode, olderVersion } from "../nav/edition";
import { madePages } from "../nav/routes";
import { blogGroup, searchSources } from "../search/records/sources";
import { metadataOf, type Site } from "../site/load";
import { markdownPath } from "./addresses";

/** One page as `/routes.json` lists it. */
type RouteEntry = {
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
};

/** The edition that the list is of: its language (BCP 47), and its version where that is an older one. */
type WithEdition = RouteEntry & { language: string; version?: string };

type Listed = Pick<Site, "routes" | "posts" | "history" | "manifest">;

/** Every page a reader may be sent to, by path; unlisted ones are left out. */
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
    };
  });
  const written = posts.map(
    ({ path, file, title, description, tags, date }): RouteEntry => ({
      path,
      title,
      description,
      section: blogGroup,
      type: "post",
      tags: [...tags],
      updated: site.history.files.get(file)?.date ?? date,
      markdown: markdownPath(path),
    }),
  );
  const lists = posts.length > 0 ? [blogList] : [];
  const edition = { language: languageCode, ...(olderVersion && { version: olderVersion }) };
  return [...madePages(routes), ...pages, ...lists, ...written]
    .map((entry) => ({ ...entry, ...edition }))
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}

const blogList: RouteEntry = { path: blog.path, title: blog.title, description: blog.description };
