import { posix } from "node:path";
import { suggest } from "../issues";
import { isReserved } from "../nav/reserved";
import { idsOfHeading } from "../page/foreign/links/rehype-other-ids";
import { findInvisible } from "../page/invisible";
import { isUnsafeAddress } from "../page/rehype-safe-addresses";
import { isExternal, meantPath, splitHref, toHref } from "../paths";
import { site as configuration } from "../site";
import type { DocSource, Issue, Position } from "../types";
import type { CheckedSite } from "./types";

/** Valid targets of links. */
export type LinkTargets = {
  /** Ids that can be linked to, by page. */
  anchors: Map<string, Set<string>>;
  /** Redirects: old addresses to their targets. */
  moved: Map<string, string>;
  /** Pages whose ids are not all known. */
  cut: Set<string>;
  /** Pages that are not published. */
  drafts: Set<string>;
  /** Whether there is a file at an address. */
  hasFile: CheckedSite["hasFile"];
};

/** True if an address looks like that of a file served verbatim, so not a page or code. */
const isFile = (path: string) => /\.(?!mdx?$|html$|[cm]?[jt]sx?$)[a-z]\w*$/i.test(path);

/** True if an address looks like that of a repository file without an extension, such as `/LICENSE`. */
const isPlainName = (path: string) => /\/[A-Z]{3,}$/.test(path);

/** Ids that every page has. */
const commonIds = ["top", "content", "title"];

/**
 * Checks the links of pages, of the documents that pages render, and of menus. By specification, broken links to pages and files are
 * logged, and broken anchors warn.
 */
export function checkLinks(site: CheckedSite): Issue[] {
  const targets = targetsOf(site, site.madePaths);
  const ofPages = site.pages.flatMap(({ source, outline }) => {
    // Whoever sees a draft sees other drafts too.
    const reached = source.frontMatter.draft ? { ...targets, drafts: new Set<string>() } : targets;
    return outline.links.flatMap(({ href, line, column }) => {
      const issue = checkLink(href, source.doc.path, reached);
      return issue ? [{ file: source.file, line, column, ...issue } satisfies Issue & Position] : [];
    });
  });
  const ofDocuments = [...site.documentLinks, ...site.menuLinks].flatMap(({ href, ...place }) => {
    const issue = checkLink(href, href, targets);
    return issue ? [{ ...place, ...issue } satisfies Issue] : [];
  });
  return [...ofPages, ...ofDocuments];
}

/** Collects the pages as link targets. Pages in `madePaths`, which the site generates, have no anchors. */
export function targetsOf({ pages, redirects, hasFile }: CheckedSite, madePaths: readonly string[] = []): LinkTargets {
  const anchors = new Map(
    pages.map(({ source, outline }) => [
      source.doc.path,
      new Set([...commonIds, ...idsOfTitle(source), ...outline.anchors]),
    ]),
  );
  for (const path of madePaths) if (!anchors.has(path)) anchors.set(path, new Set());
  const pathsOf = (some: CheckedSite["pages"]) => new Set(some.map(({ source }) => source.doc.path));
  return {
    anchors,
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    cut: pathsOf(pages.filter(({ outline, original }) => outline.isCut || original?.isCut)),
    drafts: pathsOf(pages.filter(({ source }) => source.frontMatter.draft)),
    hasFile,
  };
}

/** The ids that the title of a foreign page had as a heading in the text. */
function idsOfTitle({ foreign }: DocSource): string[] {
  const { heading } = foreign ?? {};
  if (!heading) return [];
  return heading.id ? [heading.id] : idsOfHeading(heading.text);
}

type LinkFinding = Pick<Issue, "severity" | "message" | "hint">;

const logged = (message: string, hint: string | undefined): LinkFinding => ({ severity: "log", message, hint });

function checkLink(href: string, from: string, targets: LinkTargets): LinkFinding | undefined {
  const { anchors, moved, drafts } = targets;
  if (isExternal(href)) return checkExternal(href);
  const { path: written, hash } = splitHref(href);
  if (/^www\./.test(written)) return logged(`Link "${href}" has no https://.`, `Write "https://${href}".`);
  if (written && !written.startsWith("/")) {
    const meant = meantFrom(from, href, targets) ?? "/section/page";
    return logged(`Link "${href}" is relative.`, `Write links from the root: ${meant}.`);
  }
  const path = written || from;
  const target = moved.get(path);
  if (!anchors.has(path)) {
    return target
      ? logged(`Link to "${path}" leads to a redirect.`, `Link to "${target}".`)
      : checkMissing(path, targets);
  }
  const [, before, after] = /^([^?#]+)\/((?:[?#].*)?)$/s.exec(href) ?? [];
  if (before !== undefined) return logged(`Link "${href}" is not a clean address.`, `Write "${before}${after}".`);
  if (drafts.has(path) && path !== from) {
    const hint = "Remove draft: true there to publish it, or remove the link.";
    return logged(`Link to "${path}" leads to a draft, which is not published.`, hint);
  }
  return checkAnchor(path, hash, targets);
}

/** The link from the root that a relative one on the page `from` means, from its folder, itself, or the root; undefined if no page. */
function meantFrom(from: string, href: string, { anchors }: LinkTargets): string | undefined {
  const { path } = splitHref(href);
  const isPage = (known: string) => anchors.has(known);
  const meant = [`${from}/..`, from, "/"].map((base) => meantPath(posix.resolve("/", base, path), isPage)).find(isPage);
  return meant && toHref(meant) + href.replace(/^[^?#]*/, "");
}

/** Checks an address that no page has, which may be that of a file: hosts also serve `/a.html` at `/a`. */
function checkMissing(path: string, { anchors, hasFile }: LinkTargets): LinkFinding | undefined {
  if (findInvisible(path, true))
    return logged(`Link to "${path}" matches no page.`, "It has an invisible character: type it again.");
  if (isPlainName(path) && hasFile(path)) return undefined;
  if (!isFile(path)) {
    if (!isReserved(path) && hasFile(`${path}.html`)) return undefined;
    const hint = suggest(
      meantPath(path, (known) => anchors.has(known)),
      [...anchors.keys()],
      "Check the path.",
    );
    return logged(`Link to "${path}" matches no page.`, hint);
  }
  if (hasFile(path)) return undefined;
  return logged(`Link to "${path}" matches no file.`, "Check the path, or add the file.");
}

/** Checks the anchor of a link. Undefined if it is valid, or if the page or some of its ids are unknown. */
export function checkAnchor(path: string, hash: string, { anchors, cut }: LinkTargets): LinkFinding | undefined {
  const ids = anchors.get(path);
  if (!hash || !ids || ids.has(hash) || cut.has(path)) return undefined;
  return {
    severity: "warning",
    message: `No heading "#${hash}" on "${path}".`,
    hint: suggest(
      hash,
      [...ids].filter((id) => !commonIds.includes(id)),
      "Link to the page, or to one of its headings.",
    ),
  };
}

/** What an address that names the site's own host leads to: `/user`; undefined for any other address. */
export const ownAddressOf = (href: string): string | undefined =>
  `${href}/`.startsWith(`${configuration.url}/`) ? href.slice(configuration.url.length) || "/" : undefined;

function checkExternal(href: string): LinkFinding | undefined {
  const own = ownAddressOf(href);
  if (own !== undefined) return logged(`Link "${href}" names this site's own host.`, `Write "${own}".`);
  const [, path] = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?([/?#].*|$)/i.exec(href) ?? [];
  if (path !== undefined) {
    const hint = `Write "${path.replace(/^(?!\/)/, "/")}" for a page of this site, or the address in code font.`;
    return logged(`Link "${href}" leads to the reader's own computer.`, hint);
  }
  if (/^\/\//.test(href))
    return logged(
      `Link "${href}" has no https.`,
      `Write "https:${href}", or "${href.slice(1)}" for a page of this site.`,
    );
  if (/^mailto:(?!\?)[^@]*$/i.test(href.replaceAll("%40", "@")))
    return logged(`Link "${href}" has no email address.`, "Write mailto:name@host.example.");
  if (/^tel:(?![^a-z]*\d)/i.test(href))
    return logged(`Link "${href}" has no phone number.`, "Write tel:+441134960100.");
  if (/^https:(?!\/\/[^\s/?#])/i.test(href))
    return logged(`Link "${href}" has no host.`, "Write https://host.example/page.");
  if (/^(https:|mailto:|tel:)/i.test(href)) return undefined;
  const hint = "Use https, mailto, or tel.";
  return isUnsafeAddress(href)
    ? { severity: "error", message: `Link "${href.slice(0, 60)}" uses an unsafe scheme.`, hint }
    : logged(`Link "${href}" does not use https.`, hint);
}
