import { neighbors } from "../nav/flatten";
import { sidebarOf } from "../nav/resolve";
import { lastVersion } from "../nav/versions";
import { site } from "../site";
import type { DocSource, Issue, PageMetadata, Route, Sidebars, Version } from "../types";
import { type History, readHistory } from "./last-update";
import { readPages } from "./read";

export type Content = {
  /** Every page to publish, by path. */
  routes: Map<string, Route>;
  version: Version;
  history: History;
  issues: Issue[];
};

/** Joins the pages below `root/content` with the sidebars. Drafts are kept only when asked for. */
export function loadContent(root: string, sidebars: Sidebars, includeDrafts: boolean): Content {
  const { sources, issues } = readPages(root);
  const drafts = sources.filter((source) => source.frontMatter.draft);
  const published = includeDrafts ? sources : sources.filter((source) => !source.frontMatter.draft);
  const joined = published.map((source) => join(source, sidebars));
  return {
    routes: new Map(joined.map((route) => [route.source.doc.path, route])),
    version: describeVersion(joined, drafts, sidebars),
    history: readHistory(root),
    issues,
  };
}

function join(source: DocSource, sidebars: Sidebars): Route {
  const { path } = source.doc;
  const sidebar = sidebarOf(sidebars, path);
  const doc = sidebar ? { ...source.doc, sidebar } : source.doc;
  return { source: { ...source, doc }, ...neighbors(sidebar ? sidebars[sidebar] : undefined, path) };
}

function describeVersion(routes: readonly Route[], drafts: readonly DocSource[], sidebars: Sidebars): Version {
  return {
    ...lastVersion(site.versions.items),
    docs: routes.map((route) => route.source.doc),
    draftIds: drafts.map((draft) => draft.doc.id),
    sidebars,
  };
}

let loaded: Content | undefined;

/** The site's content, read once per process when exporting and afresh for every request while authoring. */
export function getContent(sidebars: Sidebars): Content {
  const authoring = process.env.NODE_ENV === "development";
  if (authoring) return loadContent(process.cwd(), sidebars, true);
  loaded ??= loadContent(process.cwd(), sidebars, false);
  return loaded;
}

/** Who changed a page last: front matter first, then the repository's history. */
export function metadataOf(content: Content, source: DocSource): PageMetadata {
  return { ...content.history.files.get(source.file), ...source.frontMatter.lastUpdate };
}
