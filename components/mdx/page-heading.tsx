import type { ComponentProps } from "react";
import { pages } from "#texts/pages";

/** A heading in the text of a page; the hidden one above footnotes, which Markdown adds, in the language of the edition. */
export function PageHeading({ children, ...rest }: ComponentProps<"h2">) {
  return <h2 {...rest}>{rest.id === "footnote-label" ? pages.footnotes : children}</h2>;
}
