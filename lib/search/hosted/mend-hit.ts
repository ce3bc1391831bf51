import { escapeHtml } from "../../escape-html";
import { type DocSearchHit, parseHighlights, siteHref } from "./docsearch";

/**
 * A hit as DocSearch's interface may show it, which inserts texts as HTML and follows any address: nothing in it is markup but
 * `<mark>` around what matched, and its address is a path of this site, or http or https. Undefined when it has no such address.
 */
export function mendHit(hit: DocSearchHit, origin: string): DocSearchHit | undefined {
  const url = siteHref(hit.url, origin);
  if (url === undefined) return undefined;
  const { hierarchy = {}, content, _snippetResult: cut } = hit;
  return {
    objectID: hit.objectID,
    type: hit.type,
    url,
    hierarchy: Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, text && safeHtml(text)])),
    content: content && safeHtml(content),
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

/** A text of the index, which may be escaped or not, escaped once; what the service marked is in `<mark>`. */
function safeHtml(text: string): string {
  return parseHighlights(text)
    .map((part) => (part.mark ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join("");
}
