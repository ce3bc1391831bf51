import type { ComponentProps, ReactNode } from "react";
import { pages } from "#texts/pages";
import { scrollRegion } from "@/components/ui/scroll-region";
import { SiteLink } from "@/components/ui/site-link";
import { ImageZoom } from "./image-zoom";

/** A heading in the text of a page; the hidden one above footnotes, which Markdown adds, in the language of the edition. */
export function PageHeading({ children, ...rest }: ComponentProps<"h2">) {
  return <h2 {...rest}>{rest.id === "footnote-label" ? pages.footnotes : children}</h2>;
}

type LinkMarks = { "data-heading"?: string; "data-footnote-backref"?: string };

/**
 * A link in the text of a page; the one beside a heading comes with the heading's text, after which it is named, and the one that
 * leads from a footnote back into the text with the number of the reference.
 */
export function PageLink({ "data-heading": heading, ...rest }: ComponentProps<typeof SiteLink> & LinkMarks) {
  if (heading !== undefined) return <SiteLink {...rest} aria-label={pages.sectionLink(heading)} />;
  if (rest["data-footnote-backref"] === undefined) return <SiteLink {...rest} />;
  const [reference = ""] = /\d[\d-]*$/.exec(rest["aria-label"] ?? "") ?? [];
  return <SiteLink {...rest} aria-label={pages.backToReference(reference)} />;
}

type TableProps = {
  /** The heading above, if there is one. */
  "aria-labelledby"?: string;
  children: ReactNode;
};

/** What a Markdown table scrolls in. A group, so that it is no landmark; the keyboard reaches it. */
export function TableScroll({ "aria-labelledby": heading, children }: TableProps) {
  return (
    <div
      className="table-scroll"
      role="group"
      {...scrollRegion}
      {...(heading ? { "aria-labelledby": heading } : { "aria-label": pages.table })}
    >
      {children}
    </div>
  );
}

type ImageProps = { src?: string; alt?: string; title?: string; width?: number | string; height?: number | string };

/** An image with known size, so that nothing moves when it arrives; pressing it shows it large. */
export function DocImage({ src, alt = "", title, width, height }: ImageProps) {
  return (
    <ImageZoom label={alt}>
      <img src={src} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />
    </ImageZoom>
  );
}
