import type { ComponentProps, ReactNode } from "react";
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
import { languageIn, type Speaking, speakingOn, type Wording } from "@/lib/authoring/wording";
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

/** A component whose own words, such as names of buttons, are marked with the language of the edition. */
const marked =
  <Props extends object>(draw: (props: Props & Speaking) => ReactNode) =>
  (props: Props) =>
    draw({ ...props, ...speakingOn("original") });

/** The same on pages in another language than that of the edition. */
const abroad = {
  ...own,
  a: marked(PageLink),
  h2: marked(PageHeading),
  "table-scroll": marked(TableScroll),
  DocImage: marked(DocImage),
  CodeBlock: marked(CodeBlock),
  Diagram: marked(Diagram),
  Admonition: marked(Admonition),
  UnknownComponent: marked(UnknownComponent),
  Tabs: (props: ComponentProps<typeof Tabs>) => <Tabs {...props} language={languageIn("original")} />,
};

const ownIn = (wording: Wording) => (speakingOn(wording).siteLanguage === undefined ? own : abroad);

/** The components with which a page is rendered, by its wording. */
export const mdxComponents: Readonly<Record<Wording, MdxComponents>> = {
  original: { ...ownIn("original"), ...components.original },
  edition: { ...ownIn("edition"), ...components.edition },
};
