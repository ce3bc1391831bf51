/** The vocabulary shared by the whole site. A type used in one file stays in that file. */

/** Page types of the writing guide; each has its own length range and order of parts. */
export const docTypes = [
  "home",
  "landing",
  "concept",
  "how-to",
  "tutorial",
  "reference-api",
  "reference-cli",
  "reference-sdk",
  "reference-settings",
  "reference-connector",
  "module",
  "troubleshooting",
  "system",
] as const;
export type DocType = (typeof docTypes)[number];

/** What an author writes at the top of a page, after validation. */
export type FrontMatter = {
  title: string;
  description: string;
  type: DocType;
  tags: string[];
  /** Questions that readers ask and the page answers. */
  answers: Answer[];
  /** Other words for what the page is about. */
  otherNames: string[];
  /** Label in navigation when it differs from the title. */
  sidebarLabel?: string;
  /** Overrides the repository's history. */
  lastUpdate?: PageMetadata;
  /** Reachable by address only: not in sidebar, search or sitemap. */
  unlisted: boolean;
  /** Shown while authoring, absent from the export. */
  draft: boolean;
  /** Of a translation: git's id of the original's text that was translated. */
  translates?: string;
};

/** A question as readers type it, and the id of the heading that answers it; the top of the page without one. */
export type Answer = { question: string; at?: string };

/** One published page. `id` is the path without the leading slash, `path` starts with a slash and never ends with one. */
export type Doc = { id: string; path: string; sidebar?: string };

/** Who changed a page last and when (ISO 8601 with offset). */
export type PageMetadata = { author?: string; date?: string };

/** How a page was written. */
export type DocFormat = "mdx" | "md" | "tsx";

/** A page as read from disk: where it is, what its front matter says and its body with line numbers kept. */
export type DocSource = Untranslated & {
  doc: Doc;
  /** Path of the file as messages name it: from the project root, or from `CONTENT_DIR` as that is written; with forward slashes. */
  file: string;
  format: DocFormat;
  frontMatter: FrontMatter;
  /** The file with its front matter blanked line by line. */
  body: string;
  /** Pages of a tree that was not written for this site. */
  foreign?: {
    /** Folder that relative links and images start from: `guide/setup`. */
    base: string;
    /** Its front matter has a description; where it has none, the text's first paragraph stands for it. */
    isDescribed: boolean;
    /** Address by its file, where the page has another one. */
    ownPath?: string;
    /** The heading in its text that is its title: what leads to it leads to the top of the page. */
    heading?: { text: string; id?: string };
    /** What its own text links, as it is written. */
    links?: readonly string[];
    /** What links of a wiki in it name. */
    wikiNames?: readonly string[];
    /** Names of places in it that other pages may lead to, and of those that it leads to. */
    targets?: { named: readonly string[]; used: readonly string[] };
    /** Its name in DocFX, by which other pages lead to it: `xref:<uid>`. */
    uid?: string;
    /**
     * Pages of the tree that links call by another address, by file or in the way of its tool: that address, and the real one. Of a wiki, also
     * pictures.
     */
    moved?: Readonly<Record<string, string>>;
    /** Texts that it takes from files, by the path that it writes. */
    parts?: Readonly<Record<string, string>>;
    /** Whether its tree is a book of mdBook, which hides some lines of Rust code. */
    isBook?: boolean;
    /** Whether links in its tree lead to headings by ids with capitals, as SvelteKit and Hexo make them. */
    keepsCase?: boolean;
  };
  /** The page that this one translates, whose ids its headings keep, and git's id of its present text. */
  original?: { source: DocSource; blob: string };
};

/** A page that is shown in another language than its edition's, because nobody has translated it: the language of its text. */
export type Untranslated = { untranslated?: { language: string } };

export type SidebarLink = { type: "link"; label: string; href: string; unlisted?: boolean };
export type SidebarCategory = {
  type: "category";
  label: string;
  /** Page of the category itself, if it has one. */
  href?: string;
  /** The category's own page is unlisted. */
  linkUnlisted?: boolean;
  /** Closed until the reader opens it or stands on a page inside. */
  collapsed?: boolean;
  items: SidebarItem[];
};
export type SidebarItem = SidebarLink | SidebarCategory;
export type Sidebar = { label: string; href: string; items: SidebarItem[] };
export type Sidebars = Record<string, Sidebar>;

/** One version of the documentation, as the browser remembers it. */
export type Version = {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: Doc[];
  draftIds: string[];
  sidebars: Sidebars;
};

/** A link to a neighboring page. */
export type PageLink = { href: string; label: string } & Untranslated;

/** A page joined with the sidebar that lists it. */
export type Route = { source: DocSource; previous?: PageLink; next?: PageLink };

/** An old address and where it leads: a site path or an absolute https address. */
export type Redirect = { from: string; to: string };

/** Attributes of text in another language than its surroundings. */
export type Language = { lang: string; dir: "ltr" | "rtl" } | undefined;

/** A heading of level 2 or 3. */
export type Heading = { depth: 2 | 3; id: string; text: string; line: number };

/** A place in an author's file. */
export type Position = { line: number; column: number };

/** Width and height of an image in pixels, or what keeps it from being shown. */
export type ImageFound = { width: number; height: number } | { problem: string };

/** What one pass over a page's syntax tree finds. */
export type Outline = {
  headings: Heading[];
  /** Every id an address may point to. */
  anchors: string[];
  links: ({ href: string } & Position)[];
  images: ({ src: string; alt: string } & Position)[];
  fences: ({ lang: string; meta: string; code: string } & Position)[];
  components: ({ name: string; attributes: Record<string, string> } & Position)[];
  paragraphs: ({ text: string } & Position)[];
  /** Items of lists and rows of tables, the one with the column names too. */
  items: ({ type: "step" | "list item" | "table row" } & Position)[];
  /** Our own words in paragraphs, items, cells, and headings: code and what is quoted from a screen, in bold or italics, are `…`. */
  texts: ({ text: string } & Position)[];
  /** Bold text inside numbered steps: labels of controls. */
  stepLabels: ({ text: string } & Position)[];
  /** Comments, of one line or more, without their marks. */
  comments: ({ text: string } & Position)[];
  /** Words of the body without code and tables. */
  words: number;
  /** A block is never closed, or the page cannot be read: what is missing here may be on the page. */
  isCut?: boolean;
};

/** How much a finding weighs. Only `error` fails a build, unless checks run strictly. */
export type Severity = "log" | "warning" | "error";

/** A mistake in authored input: where it is, what was found, what to do next. */
export type Issue = {
  severity: Severity;
  file: string;
  line?: number;
  column?: number;
  message: string;
  hint?: string;
  /** Name of the check that found it, as `--only` takes it. */
  check?: string;
  /** Name of the rule it breaks, where a check has several; a comment in the page may allow it by this name. */
  rule?: string;
};

/** What is wrong and what to do next, before it is known where. */
export type Mistake = Pick<Issue, "message" | "hint">;

/** A finding about one page, before it is known which file it stands in. */
export type Finding = Omit<Issue, "file">;
