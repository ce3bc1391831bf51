import type { Drawings } from "../page/diagrams";
import type { ImageSizes } from "../page/rehype-images";
import type { DocSource, Finding, Issue, Outline, Redirect, Route, SidebarItem, Sidebars } from "../types";

/** A page as checks see it. */
export type CheckedPage = {
  source: DocSource;
  /** As reading found it; its anchors include those that components draw. */
  outline: Outline;
  /** What reading the original of a translation found. */
  original?: Outline;
  images: ImageSizes;
  /** What is wrong with the page by itself: its syntax, and what it says of the product. */
  findings: readonly Finding[];
};

/** A link to a page that stands in a document beside the pages. */
export type DocumentLink = { href: string; file: string; line: number; column?: number };

/** A site as checks see it. */
export type CheckedSite = {
  /** Documentation and posts, drafts included. */
  pages: readonly CheckedPage[];
  routes: ReadonlyMap<string, Route>;
  /** Where pages are, as messages name it. */
  contentFolder: string;
  sidebars: Sidebars;
  standalonePages: readonly SidebarItem[];
  /** Where sidebars are written, as messages name it; without it they are made of folders. */
  sidebarsFile?: string;
  /** Where redirects are written, as messages name it. */
  redirectsFile: string;
  redirects: readonly Redirect[];
  /** Addresses of pages the site makes itself. */
  madePaths: readonly string[];
  /** Where other editions stand: `/de`, `/2026.3`. */
  editionPaths: readonly string[];
  /** Pages whose length is outside the range of their type, each with its reason. */
  lengthExceptions: Readonly<Record<string, string>>;
  /** Links of documents that pages draw from. */
  documentLinks: readonly DocumentLink[];
  /** Links of navbar, footer and announcement, where they stand in the configuration. */
  menuLinks: readonly DocumentLink[];
  /** Addresses that earlier releases had, and where they are listed. */
  released: readonly DocumentLink[];
  /** Names of fence options that the product has beside the common ones. */
  fenceOptions: readonly string[];
  /** Whether the site has a file at an address that is no page's: one of its static files, or one that the build makes. */
  hasFile: (path: string) => boolean;
  /** Files of our `public`, by their paths in it. */
  publicFiles: readonly string[];
  /** Text of a file of the project; empty when it has none of its own. */
  textOf: (file: string) => string;
  /** When a file was changed, as a number that grows; the one changed last is asked to give way. */
  changedAt: (file: string) => number;
  /** Words of the pages that no dictionary has, each with those that may have been meant. */
  misspelled: ReadonlyMap<string, readonly string[]>;
  /** Diagrams that were drawn before. */
  drawings: Pick<Drawings, "find">;
  /** What was found while reading front matter, posts and documents. */
  readingIssues: readonly Issue[];
};

/** What is of the whole page stands at a key of its front matter: the title, when no other is named. */
export type WritingFinding = Omit<Issue, "severity" | "file"> & { key?: "title" | "description" };
/** A rule of the writing guide, for one page. */
export type WritingRule = (page: CheckedPage) => WritingFinding[];

/** One kind of finding: a name for the command line, and a function without side effects. */
export type Check = { name: string; run: (site: CheckedSite) => Issue[] };

/** What comparing one page with the product finds; `needsTypes`: it has code that a compiler must see. */
export type PageExamination = { anchors: string[]; findings: Finding[]; needsTypes: boolean };

/** Compares one page with the product it is about. */
export type PageExaminer = (page: Pick<DocSource, "file" | "body"> & { outline: Outline }) => PageExamination;
