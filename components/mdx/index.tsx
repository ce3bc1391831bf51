import { figures } from "@/components/figures";
import { referenceComponents } from "@/components/reference";
import { SiteLink } from "@/components/ui/site-link";
import type { MdxComponents } from "@/lib/mdx/compile";
import type { ComponentName } from "@/lib/mdx/vocabulary";
import { Admonition, AdmonitionTitle } from "./admonition";
import { Card, Cards } from "./cards";
import { CodeBlock } from "./code-block";
import { Details } from "./details";
import { Diagram } from "./diagram";
import { DocImage } from "./image";
import { Badge, Key } from "./inline";
import { Stage } from "./stage";
import { Steps } from "./steps";
import { Tab, Tabs } from "./tabs";

/** What Markdown itself becomes. */
const elements = { a: SiteLink, DocImage, CodeBlock, Diagram, Admonition, "admonition-title": AdmonitionTitle };

/** What an author writes by name; `lib/mdx/vocabulary.ts` lists the names with their attributes. */
const named = {
  Steps,
  Tabs,
  Tab,
  Cards,
  Card,
  Details,
  Key,
  Badge,
  Stage,
  ...figures,
  ...referenceComponents,
} satisfies Record<ComponentName, unknown>;

/** The one map of components a page is rendered with. */
export const mdxComponents: MdxComponents = { ...elements, ...named };
