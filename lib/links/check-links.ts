import { suggest } from "../issues";
import { isExternal, splitHref } from "../paths";
import type { ReferenceLink } from "../reference/links";
import type { Issue, Position } from "../types";
import type { AnalyzedPage } from "./analyzed-page";

export type LinkTargets = {
  /** Every page, with the ids an address on it may point to. */
  anchors: Map<string, Set<string>>;
  /** Redirected addresses and where they lead. */
  moved: Map<string, string>;
};

/** Generated files a page may link to. */
const isFile = (path: string) => /\.(ya?ml|json|xml|txt|svg|png)$/.test(path);

/** Broken links are logged, broken anchors warn, as the specification has it. */
export function checkLinks({ source, outline }: AnalyzedPage, targets: LinkTargets): Issue[] {
  return outline.links.flatMap(({ href, line, column }) => {
    const issue = checkLink(href, source.doc.path, targets);
    return issue ? [{ file: source.file, line, column, ...issue } satisfies Issue & Position] : [];
  });
}

/** The same for links that reference documents draw on pages. */
export function checkReferenceLinks(links: readonly ReferenceLink[], targets: LinkTargets): Issue[] {
  return links.flatMap(({ href, file, line }) => {
    const issue = checkLink(href, href, targets);
    return issue ? [{ file, line, ...issue } satisfies Issue] : [];
  });
}

type Finding = Pick<Issue, "severity" | "message" | "hint">;

function checkLink(href: string, from: string, { anchors, moved }: LinkTargets): Finding | undefined {
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
  const target = moved.get(path);
  if (target)
    return { severity: "log", message: `Link to "${path}" leads to a redirect.`, hint: `Link to "${target}".` };
  const ids = anchors.get(path);
  if (!ids)
    return {
      severity: "log",
      message: `Link to "${path}" matches no page.`,
      hint: suggest(path, [...anchors.keys()], "Check the path."),
    };
  if (/.\/$|\.mdx?$|\.html$/.test(href.split("#")[0] ?? "")) {
    return {
      severity: "log",
      message: `Link "${href}" is not a clean address.`,
      hint: `Write "${path.replace(/\.(mdx?|html)$/, "")}".`,
    };
  }
  if (!hash || ids.has(hash)) return undefined;
  return {
    severity: "warning",
    message: `No heading "#${hash}" on "${path}".`,
    hint: suggest(hash, [...ids], "Link to the page, or to one of its headings."),
  };
}

function checkExternal(href: string): Finding | undefined {
  if (/^(https:|mailto:|tel:)/.test(href)) return undefined;
  return { severity: "log", message: `Link "${href}" is not https.`, hint: "Use https, mailto or tel." };
}
