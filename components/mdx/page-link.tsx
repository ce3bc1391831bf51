import type { ComponentProps } from "react";
import { pages } from "#texts/pages";
import { SiteLink } from "@/components/ui/site-link";

type Marks = { "data-heading"?: string; "data-footnote-backref"?: string };

/**
 * A link in the text of a page; the one beside a heading comes with the heading's text, after which it is named, and the one that
 * leads from a footnote back into the text with the number of the reference.
 */
export function PageLink({ "data-heading": heading, ...rest }: ComponentProps<typeof SiteLink> & Marks) {
  if (heading !== undefined) return <SiteLink {...rest} aria-label={pages.sectionLink(heading)} />;
  if (rest["data-footnote-backref"] === undefined) return <SiteLink {...rest} />;
  const [reference = ""] = /\d[\d-]*$/.exec(rest["aria-label"] ?? "") ?? [];
  return <SiteLink {...rest} aria-label={pages.backToReference(reference)} />;
}
