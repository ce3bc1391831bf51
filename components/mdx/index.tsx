import { referenceComponents } from "@/components/reference";
import { SiteLink } from "@/components/ui/site-link";
import type { MdxComponents } from "@/lib/mdx/compile";
import { vocabulary } from "@/lib/mdx/vocabulary";
import { Admonition, AdmonitionTitle } from "./admonition";
import { Card, Cards } from "./cards";
import { CodeBlock } from "./code-block";
import { Details } from "./details";
import { Diagram } from "./diagram";
import { DocImage } from "./image";
import { Badge, Key } from "./inline";
import { Steps } from "./steps";
import { Tab, Tabs } from "./tabs";

/** What Markdown itself becomes. */
const elements = { a: SiteLink, img: DocImage, CodeBlock, Diagram, Admonition, "admonition-title": AdmonitionTitle };

/** The one map of names an author may use; `lib/mdx/vocabulary.ts` lists them with their attributes. */
export const mdxComponents: MdxComponents = {
  ...Object.fromEntries(Object.keys(vocabulary).map((n) => [n, () => null])),
  ...elements,
  Steps,
  Tabs,
  Tab,
  Cards,
  Card,
  Details,
  Key,
  Badge,
  ...referenceComponents,
};
