import { Admonition, AdmonitionTitle } from "@/components/mdx/admonition";
import { Card, Cards } from "@/components/mdx/cards";
import { CodeBlock } from "@/components/mdx/code-block";
import { Details } from "@/components/mdx/details";
import { Diagram } from "@/components/mdx/diagram/diagram";
import { Anchor, Badge, Key } from "@/components/mdx/inline";
import { DocImage, PageHeading, PageLink, TableScroll } from "@/components/mdx/markdown-elements";
import { Steps } from "@/components/mdx/steps";
import { Tab, Tabs } from "@/components/mdx/tabs";
import { UnknownComponent } from "@/components/mdx/unknown-component";
import { components } from "@/components/product";
import { InlineCode } from "@/components/ui/inline-code";
import type { engineContracts } from "@/lib/authoring/engine-contracts";
import type { Wording } from "@/lib/authoring/wording";
import type { MdxComponents } from "@/lib/page/compile";

/** Components to which Markdown syntax compiles. */
const elements = {
  a: PageLink,
  code: InlineCode,
  h2: PageHeading,
  "table-scroll": TableScroll,
  DocImage,
  CodeBlock,
  Diagram,
  Admonition,
  "admonition-title": AdmonitionTitle,
  UnknownComponent,
};

/** Components that authors use by name in any documentation: one for every contract of the engine. */
const named = {
  Steps,
  Tabs,
  Tab,
  Cards,
  Card,
  Details,
  Key,
  Badge,
  Anchor,
} satisfies Record<keyof typeof engineContracts, unknown>;

const own = { ...elements, ...named };

/** The components with which a page is rendered, by its wording. */
export const mdxComponents: Readonly<Record<Wording, MdxComponents>> = {
  original: { ...own, ...components.original },
  edition: { ...own, ...components.edition },
};
