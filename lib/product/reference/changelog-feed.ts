import { type InlinePart, parseInline } from "../../authoring/inline-text";
import { escapeHtml } from "../../escape-html";
import { fullAddress } from "../../nav/edition";
import { site } from "../../site";
import { element, feedBeginning } from "../../xml";
import { type Change, changelogPage, longDay, type Release, releaseHref } from "./changelog";

/** Address and media type of the feed. */
export const changelogFeed = { path: `${changelogPage}.xml`, type: "application/rss+xml" } as const;

/** RSS 2.0 (rssboard.org/rss-specification) with one item per release, dated by its production release, in the original language. */
export function changelogRss(releases: readonly Release[]): string {
  const [newest] = releases;
  return [
    ...feedBeginning(),
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", `${site.title} API changelog`),
    element("link", fullAddress(changelogPage)),
    element(
      "description",
      "What each release adds, changes, and deprecates in the API, webhooks, SDKs, and command line.",
    ),
    element("language", site.locales.default),
    ...(newest ? [element("lastBuildDate", rfc822(newest.production))] : []),
    `<atom:link href="${fullAddress(changelogFeed.path)}" rel="self" type="${changelogFeed.type}"/>`,
    ...releases.map(toItem),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function toItem({ release, production, sandbox, changes }: Release): string {
  const address = fullAddress(releaseHref(release));
  const body = `<p>Sandbox ${longDay(sandbox)}, production ${longDay(production)}.</p><ul>${changes.map(toHtml).join("")}</ul>`;
  return [
    "<item>",
    element("title", `API ${release}`),
    element("link", address),
    element("guid", address, ' isPermaLink="true"'),
    element("pubDate", rfc822(production)),
    element("description", body),
    "</item>",
  ].join("\n");
}

function toHtml({ area, kind, text }: Change): string {
  return `<li>${area}, ${kind}: ${parseInline(text).map(partHtml).join("")}</li>`;
}

function partHtml(part: InlinePart): string {
  switch (part.type) {
    case "code":
      return element("code", part.text);
    case "strong":
      return element("strong", part.text);
    case "link":
      return element("a", part.text, ` href="${escapeHtml(fullAddress(part.href))}"`);
    case "text":
      return escapeHtml(part.text);
  }
}

/** `toUTCString` gives an RFC 822 date with a four-digit year, as RSS 2.0 requires. */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
