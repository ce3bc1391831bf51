import type { ComponentProps, ReactNode } from "react";
import { pages } from "#texts/pages";
import { scrollRegion } from "@/components/ui/scroll-region";
import { SiteLink } from "@/components/ui/site-link";
import type { Speaking } from "@/lib/authoring/wording";
import { ImageZoom } from "./image-zoom";
import { namesOn } from "./site-words";

/** A heading in a page's text; localizes the hidden heading that Markdown adds above footnotes. */
export function PageHeading({ siteLanguage, children, ...rest }: ComponentProps<"h2"> & Speaking) {
  if (rest.id !== "footnote-label") return <h2 {...rest}>{children}</h2>;
  return (
    <h2 {...rest} lang={siteLanguage}>
      {pages.footnotes}
    </h2>
  );
}

type LinkMarks = Speaking & { "data-heading"?: string; "data-footnote-backref"?: string };

/**
 * A link in a page's text. The anchor link beside a heading is labeled with the heading's text, and the link from a footnote back to the
 * text with the number of the reference.
 */
export function PageLink({
  "data-heading": heading,
  siteLanguage,
  ...rest
}: ComponentProps<typeof SiteLink> & LinkMarks) {
  if (heading !== undefined) return <SiteLink {...rest} lang={siteLanguage} aria-label={pages.sectionLink(heading)} />;
  if (rest["data-footnote-backref"] === undefined) return <SiteLink {...rest} />;
  const [reference = ""] = /\d[\d-]*$/.exec(rest["aria-label"] ?? "") ?? [];
  return <SiteLink {...rest} lang={siteLanguage} aria-label={pages.backToReference(reference)} />;
}

type TableProps = Speaking & {
  /** Id of the heading above, if there is one. */
  "aria-labelledby"?: string;
  /** The name of a further table below that heading. */
  "aria-label"?: string;
  children: ReactNode;
};

/** The scroll container of a Markdown table, focusable by keyboard. Its role is group, so that it is not a landmark. */
export function TableScroll({ "aria-labelledby": heading, "aria-label": label, siteLanguage, children }: TableProps) {
  return (
    <div
      className="table-scroll"
      role="group"
      {...scrollRegion}
      {...(heading ? { "aria-labelledby": heading } : { "aria-label": label ?? namesOn(siteLanguage).table })}
    >
      {children}
    </div>
  );
}

type ImageProps = Speaking & {
  src?: string;
  alt?: string;
  id?: string;
  title?: string;
  width?: number | string;
  height?: number | string;
};

/** An image with known dimensions, to avoid layout shift; a click enlarges it. */
export function DocImage({ src, alt = "", id, title, width, height, siteLanguage }: ImageProps) {
  return (
    <ImageZoom label={alt} id={id} {...(siteLanguage && { lang: siteLanguage })}>
      <img src={src} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />
    </ImageZoom>
  );
}
