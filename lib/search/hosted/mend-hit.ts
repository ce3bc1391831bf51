import { escapeHtml } from "../../escape-html";
import { type DocSearchHit, parseHighlights, siteHref } from "./docsearch";

/**
 * Sanitizes a hit for DocSearch's interface, which inserts texts as HTML and follows any URL: the only markup left is `<mark>` around
 * matches, and the URL is a site path or uses http or https. Undefined if it has no such URL.
 */
export function mendHit(hit: DocSearchHit, origin: string): DocSearchHit | undefined {
  const url = siteHref(hit.url, origin);
  if (url === undefined) return undefined;
  const { hierarchy = {}, content, textLanguage, _snippetResult: cut } = hit;
  return {
    objectID: hit.objectID,
    type: hit.type,
    url,
    hierarchy: Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, text && safeHtml(text)])),
    content: content && safeHtml(content),
    ...(textLanguage && { textLanguage }),
    ...(cut && {
      _snippetResult: {
        ...(cut.content?.value && { content: { value: safeHtml(cut.content.value) } }),
        hierarchy: Object.fromEntries(
          Object.entries(cut.hierarchy ?? {}).map(([level, text]) => [level, { value: safeHtml(text?.value ?? "") }]),
        ),
      },
    }),
  };
}

/** Escapes a text exactly once, whether or not the index escaped it, and puts matches in `<mark>`. */
function safeHtml(text: string): string {
  return parseHighlights(text)
    .map((part) => (part.mark ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join("");
}
