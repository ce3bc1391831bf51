/*---
title: Figures for authors
description: Every figure an author may place on a page, drawn from the sample world with its main variants, for choosing and for checking by eye.
type: system
unlisted: true
---*/

import { CodeBlock } from "@/components/mdx/code-block";
import { figureGallery } from "@/components/product/figures/gallery";
import { highlightToHtml } from "@/lib/page/highlight";

/** What an author writes to get a figure. */
const sourceOf = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join("")} caption="…" />`;

/** The gallery: each figure with the line that makes it. */
export default function FigureGallery() {
  return figureGallery.map(async ({ name, title, attributes, element }) => (
    <section key={`${name} ${title}`}>
      <h2>
        {name}: {title}
      </h2>
      <CodeBlock lang="xml" html={await highlightToHtml(sourceOf(name, attributes), "xml")} />
      {element}
    </section>
  ));
}
