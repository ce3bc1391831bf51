import { loadPosts, sourceOf } from "../blog/posts";
import { type Content, getContent } from "../content/docs";
import { loadReference, type Reference } from "../reference/reference";
import type { Sidebars } from "../types";
import { indexPages } from "./pages";
import type { DrawComponent } from "./passages";
import { referenceTerms } from "./reference-terms";
import { postSources, searchSources } from "./sources";
import type { IndexedPage } from "./types";

/** The pages read last and what they were read from; kept while neither content nor reference is read again. */
let last: { content: Content; pages: Promise<IndexedPage[]> } | undefined;
/** How components are drawn, kept as long as the reference stays the same. */
let drawing: { reference: Reference; draw: DrawComponent } | undefined;

/** Everything search indexes: read once per process when exporting, what changed again while authoring. */
export function loadIndexedPages(sidebars: Sidebars): Promise<IndexedPage[]> {
  const content = getContent(sidebars);
  if (last?.content === content) return last.pages;
  const sources = [...searchSources(content.routes, sidebars), ...postSources(loadPosts().map(sourceOf))];
  const pages = indexPages(sources, drawComponent());
  last = { content, pages };
  return pages;
}

function drawComponent(): DrawComponent {
  const reference = loadReference();
  if (drawing?.reference !== reference) drawing = { reference, draw: referenceTerms(reference) };
  return drawing.draw;
}
