import type { Drawings } from "../page/diagrams";
import type { ImageSizes } from "../page/rehype-images";
import type { DocSource, Finding, Issue, Outline, Redirect, Route, SidebarItem, Sidebars } from "../types";

/** The input of checks for one page. */
export type CheckedPage = {
  source: DocSource;
  /** The outline from reading the page; its anchors include those that components render. */
  outline: Outline;
  /** The outline of the original, for a translation. */
  original?: Outline;
  images: ImageSizes;
  /** Findings of the page by itself: syntax, and disagreements with the product. */
  findings: readonly Finding[];
};

/** A link to a page from another document. */
export type DocumentLink = { href: string; file: string; line: number; column?: number };

/** The input of checks for the whole site. */
export type CheckedSite = {
  /** Documentation pages and blog posts, including drafts. */
  pages: readonly CheckedPage[];
  routes: ReadonlyMap<string, Route>;
  /** Folder of the pages, as named in messages. */
  contentFolder: string;
  sidebars: Sidebars;
  standalonePages: readonly SidebarItem[];
  /** File of the sidebars, as named in messages; undefined if sidebars are generated from folders. */
  sidebarsFile?: string;
  /** File of the words of sidebars in the edition's language, as named in messages; undefined in the default language. */
  labelsFile?: string;
  /** File of the redirects, as named in messages. */
  redirectsFile: string;
  redirects: readonly Redirect[];
  /** Addresses of pages that the site generates. */
  madePaths: readonly string[];
  /** Base paths of other editions: `/de`, `/2026.3`. */
  editionPaths: readonly string[];
  /** Pages whose length is outside the range of their type, each with its reason. */
  lengthExceptions: Readonly<Record<string, string>>;
  /** Links in documents that pages render. */
  documentLinks: readonly DocumentLink[];
  /** Links of navbar, footer, and announcement bar, with their position in the configuration. */
  menuLinks: readonly DocumentLink[];
  /** Addresses of earlier releases, with the position of their record. */
  released: readonly DocumentLink[];
  /** Names of fence options that the product adds to the common ones. */
  fenceOptions: readonly string[];
  /** Whether an address is that of a static file or of a file that the build generates. */
  hasFile: (path: string) => boolean;
  /** Paths of the files in `public`, relative to it. */
  publicFiles: readonly string[];
  /** Text of a project file; empty if it does not exist or, for another site or a foreign tree, is not part of that. */
  textOf: (file: string) => string;
  /** When a file was last changed, as an increasing number. Of conflicting files, the one changed last is reported. */
  changedAt: (file: string) => number;
  /** Words of the pages that are in no dictionary, with suggestions for each. */
  misspelled: ReadonlyMap<string, readonly string[]>;
  /** Diagrams rendered earlier. */
  drawings: Pick<Drawings, "find">;
  /** Issues from reading front matter, posts, and documents. */
  readingIssues: readonly Issue[];
};

/** A finding of a writing rule. One without a line concerns the whole page and is reported at `key` in front matter, or at the title. */
export type WritingFinding = Omit<Issue, "severity" | "file"> & { key?: "title" | "description" };
/** A rule of the writing guide, applied to one page. */
export type WritingRule = (page: CheckedPage) => WritingFinding[];

/** One kind of finding: a name for the command line, and a function without side effects. */
export type Check = { name: string; run: (site: CheckedSite) => Issue[] };

/** Result of comparing one page with the product. `needsTypes`: the page has code that must be type-checked. */
export type PageExamination = { anchors: string[]; findings: Finding[]; needsTypes: boolean };

/** Compares one page with the product it documents. */
export type PageExaminer = (page: Pick<DocSource, "file" | "body"> & { outline: Outline }) => PageExamination;
