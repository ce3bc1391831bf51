import { suggest } from "../issues";
import { isUnsafeAddress } from "../page/rehype-safe-addresses";
import { isExternal, splitHref } from "../paths";
import { site as configuration } from "../site";
import type { Issue, Position } from "../types";
import type { CheckedSite } from "./types";

type LinkTargets = {
  /** Every page, with the ids an address on it may point to. */
  anchors: Map<string, Set<string>>;
  /** Redirected addresses and where they lead. */
  moved: Map<string, string>;
  /** Pages whose ids are not all known. */
  cut: Set<string>;
  /** Pages that readers do not get. */
  drafts: Set<string>;
};

/** Generated files a page may link to. */
const isFile = (path: string) => /\.(ya?ml|json|xml|txt|svg|png)$/.test(path);

/** Ids every page has. */
const commonIds = ["top", "content", "title"];

/** Broken links are logged, broken anchors warn, as the specification has it; of pages, of what they draw from, and of the menus. */
export function checkLinks(site: CheckedSite): Issue[] {
  const targets = targetsOf(site);
  const ofPages = site.pages.flatMap(({ source, outline }) => {
    // Whoever reads a draft, reads the others as well.
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

function targetsOf({ pages, redirects, madePaths }: CheckedSite): LinkTargets {
  const anchors = new Map(
    pages.map(({ source, outline }) => [source.doc.path, new Set([...commonIds, ...outline.anchors])]),
  );
  for (const path of madePaths) if (!anchors.has(path)) anchors.set(path, new Set());
  const pathsOf = (some: CheckedSite["pages"]) => new Set(some.map(({ source }) => source.doc.path));
  return {
    anchors,
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    cut: pathsOf(pages.filter(({ outline }) => outline.isCut)),
    drafts: pathsOf(pages.filter(({ source }) => source.frontMatter.draft)),
  };
}

type LinkFinding = Pick<Issue, "severity" | "message" | "hint">;

function checkLink(href: string, from: string, { anchors, moved, cut, drafts }: LinkTargets): LinkFinding | undefined {
  if (isExternal(href)) return checkExternal(href);
  const { path: written, hash } = splitHref(href);
  if (written && !written.startsWith("/")) {
    return {
      severity: "log",
      message: `Link "${href}" is relative.`,
      hint: "Write links from the root: /section/page.",
    };
  }
  const path = written || from;
  if (isFile(path)) return undefined;
  const ids = anchors.get(path);
  const target = moved.get(path);
  if (target && !ids)
    return { severity: "log", message: `Link to "${path}" leads to a redirect.`, hint: `Link to "${target}".` };
  if (!ids)
    return {
      severity: "log",
      message: `Link to "${path}" matches no page.`,
      hint: suggest(path, [...anchors.keys()], "Check the path."),
    };
  const [, before, after] = /^([^?#]+)\/((?:[?#].*)?)$/s.exec(href) ?? [];
  if (before !== undefined) {
    const message = `Link "${href}" is not a clean address.`;
    return { severity: "log", message, hint: `Write "${before}${after}".` };
  }
  if (drafts.has(path) && path !== from) {
    return {
      severity: "log",
      message: `Link to "${path}", which is a draft: readers find nothing there.`,
      hint: "Publish it by removing draft: true, or leave the link out.",
    };
  }
  if (!hash || ids.has(hash) || cut.has(path)) return undefined;
  return {
    severity: "warning",
    message: `No heading "#${hash}" on "${path}".`,
    hint: suggest(hash, [...ids], "Link to the page, or to one of its headings."),
  };
}

function checkExternal(href: string): LinkFinding | undefined {
  const own = `${configuration.url}/`;
  if (`${href}/`.startsWith(own)) {
    return {
      severity: "log",
      message: `Link "${href}" leads to this site by its host.`,
      hint: `Write "${href.slice(own.length - 1) || "/"}".`,
    };
  }
  if (/^(https:|mailto:|tel:)/.test(href)) return undefined;
  if (isUnsafeAddress(href)) {
    return {
      severity: "error",
      message: `Link "${href.slice(0, 60)}" would act, not lead anywhere.`,
      hint: "Use https, mailto or tel.",
    };
  }
  return { severity: "log", message: `Link "${href}" is not https.`, hint: "Use https, mailto or tel." };
}
