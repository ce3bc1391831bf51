import type { ComponentProps } from "react";
import { pages } from "#texts/pages";
import { SiteLink } from "@/components/ui/site-link";

/** A link in the text of a page; the one beside a heading comes with the heading's text, after which it is named. */
export function PageLink({
  "data-heading": heading,
  ...rest
}: ComponentProps<typeof SiteLink> & { "data-heading"?: string }) {
  return <SiteLink {...rest} {...(heading !== undefined && { "aria-label": pages.sectionLink(heading) })} />;
}
