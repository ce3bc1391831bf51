import type { Version } from "./types";

/** Where the pages of other languages are, beside the content. */
export const translationsFolder = "i18n";

/**
 * The settings of a site: name, hosts, colors, navigation, topics, color mode. Plain data, so that a build can inline them. Those of
 * Planloom are in `lib/product/settings.ts`; other trees start from `lib/plain/settings.ts`.
 */
export type Settings = {
  /** The names used in pages, if `brand` has others: `lib/site/brand.ts` replaces them. */
  authored?: Names;
  brand: Names & { tagline: string };
  /** The site's color in hexadecimal, to replace the one in `app/styles/tokens.css`. */
  color?: string;
  /** The drawing in the logo, icons, and previews. */
  mark: Mark;
  /** Origin of the published site. */
  url: string;
  title: string;
  titleDelimiter: string;
  /** Heading of the home page if no page of the content is there. */
  heading: string;
  description: string;
  keywords: string[];
  socialImage: { src: string; width: number; height: number };
  copyright?: string;
  /** Home page of the publisher. */
  publisherUrl?: string;
  /** Address where a page is edited; `{file}` is replaced by its file. */
  editUrl?: string;
  /** Address where a broken link is reported; `{path}` is replaced by the requested path. */
  reportUrl?: string;
  /**
   * Address where a reader says whether a page helped: `{path}` is replaced by its path, `{heading}` by the section read, and
   * `{answer}` by `yes` or `no`. Without it, readers are not asked.
   */
  feedbackUrl?: string;
  /** Address where a reader says what search should have found; `{query}` is replaced by the query. */
  missingResultsUrl?: string;
  /** Assistants in which a page can be opened; `{prompt}` in the address is replaced by the request. */
  assistants?: NavbarLink[];
  /** The machine-readable description of the API that the site documents (RFC 8631). */
  serviceDescription?: NavbarLink & { type: string };
  /** Feeds besides those of the blog; the pages of its section link to each. */
  feeds?: (NavbarLink & { type: string; section: string })[];
  colorMode: ColorModeConfig;
  /** Pages load no scripts until the reader touches them; see `docs/pages-in-the-browser.md`. If false, they stay as Next exports them. */
  sleepUntilTouched: boolean;
  /** Text files are also exported compressed, for hosts that do not compress by themselves; see `docs/hosting.md`. */
  precompress: boolean;
  /** Readers may keep pages for offline reading; requires `sleepUntilTouched`. If false, pages kept earlier are deleted. */
  offline: boolean;
  announcementBar?: AnnouncementBar;
  /** The menus of languages and versions are shown even if they have only one entry. */
  showOnlyChoice: boolean;
  locales: { path: string; default: string; items: Locale[] };
  versions: { pluginId: string; items: VersionEntry[] };
  navbar: NavbarItem[];
  footer: FooterColumn[];
  /** The site in one sentence, at the bottom of every page. */
  tagline?: string;
  /** The topics of the documentation, by tag. */
  tags: Record<string, Topic>;
  blog: BlogSettings;
};

export type Names = { name: string; domain: string };
/** A stroke on a grid of 32 units; `quiet` ones are drawn lighter. */
type Mark = readonly { d: string; quiet: boolean }[];
export type NavbarLink = { label: string; href: string };
export type NavbarItem = NavbarLink & { items?: NavbarLink[] };
export type FooterColumn = { title: string; items: NavbarLink[] };
export type ColorModeConfig = {
  defaultMode: "light" | "dark";
  /** Always uses light mode, hides the switch, and ignores the operating system. */
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
};
/** A language. `openGraph` is its name in social previews, language and country: `en_US`. */
export type Locale = { code: string; label: string; direction: "ltr" | "rtl"; calendar: string; openGraph: string };
/**
 * A version in the settings: the path of its pages, the id of the page that introduces it, and, for an older version, the languages it
 * was translated into.
 */
export type VersionEntry = Pick<Version, "name" | "label" | "path" | "mainDocId" | "isLast"> & { locales?: string[] };
export type AnnouncementBar = { id: string; message: string; link?: NavbarLink };
type Topic = { label: string; title: string; description: string };
type BlogSettings = {
  description: string;
  /** Authors and their departments; without it, any author is allowed. */
  authors?: Record<string, string>;
  /** Names of the pictures a post can have. */
  pictures?: readonly string[];
  /** Labels of tags that only the blog has; without `authors`, posts may use other tags, too. */
  tags: Record<string, string>;
};

/** The default settings. */
export const defaults = {
  titleDelimiter: "|",
  socialImage: { src: "/social/default.png", width: 1200, height: 627 },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  sleepUntilTouched: true,
  precompress: true,
  offline: false,
  showOnlyChoice: false,
} satisfies Partial<Settings>;

/** The default language of pages. */
export const english: Locale = {
  code: "en",
  label: "English",
  direction: "ltr",
  calendar: "gregory",
  openGraph: "en_US",
};

/** True if the site offers offline reading. */
export const offersOffline = ({ offline, sleepUntilTouched }: Pick<Settings, "offline" | "sleepUntilTouched">) =>
  offline && sleepUntilTouched;

/** What a product configures for search. */
export type SearchSettings = {
  /**
   * What readers type and what the pages call it: the reader's word, then the words that also count. A second word of several
   * words means all of them.
   */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Words of the field that say the same; each stands for all others of its line. Singular, as terms are. */
  alike: readonly (readonly string[])[];
  /** Parts of the product that a question may name, and the pages that are about each. */
  subjects: readonly { named: RegExp; pages: RegExp }[];
  /** How much a match on pages of a section counts; where several apply, all do. */
  weights: readonly { pages: RegExp; weight: number }[];
  /** Pages that are about one use of the product: they come after the manuals when neither is named. */
  particular?: RegExp;
  /** Pages that say what words mean; they are read for every question that asks it. */
  glossary?: RegExp;
  /**
   * The beginning of a command in lower case, such as "planloom task". Its reference has that among its other names; or the group alone,
   * which only matches before an action or an option.
   */
  command?: RegExp;
  /** Questions offered before the reader has asked one; pages list them. */
  suggestedQuestions: readonly string[];
};
