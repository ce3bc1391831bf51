import { counted } from "../counted";

/** What the frame around pages says: navbar, drawer, menus, keys, errors, code. Readers' browsers get these words. */
export const shell = {
  /** For lists of names and for numbers. */
  locale: "en",
  skip: "Skip to main content",
  home: "home page",
  announcement: { name: "Announcement", close: "Close announcement" },
  navigation: { name: "Navigation", main: "Main", menu: "Main menu", close: "Close navigation", overview: "Overview" },
  menuOf: (label: string) => `${label} menu`,
  language: "Language",
  version: "Version",
  colorMode: {
    names: { light: "light", dark: "dark", system: "system" },
    is: (mode: string, next: string) => `Color mode: ${mode}. Switch to ${next}.`,
  },
  keys: {
    title: "Keys",
    close: "Close the list of keys",
    search: "Search",
    toggleSearch: "Open or close search",
    move: "Move through results, or through an open menu",
    ends: "First or last entry of a menu, first or last tab",
    tabs: "Next or previous tab",
    open: "Open what is selected",
    escape: "Close search, a menu or this list",
    help: "Show this list",
  },
  linkCopied: "Link copied",
  copyPage: {
    copy: "Copy page",
    view: "View as Markdown",
    failed: "The page could not be fetched",
    open: "Open in",
    prompt: "Read this page of the documentation, then answer my questions about it:",
  },
  copied: "Copied",
  copyBlocked: "Copying is blocked here",
  code: {
    wrap: "Wrap lines",
    copy: "Copy code",
    blocked: "Copying is blocked here; the code is selected, press Ctrl+C",
    name: (language: string, title?: string) => (title ? `${title}, ${language} code` : `${language} code`),
  },
  tryAgain: "Try again",
  lastVisited: { name: "Last visited", forget: "Forget these pages" },
  /** An answer is a short word; readers who hear it alone hear all of it. */
  feedback: {
    question: "Was this page helpful?",
    yes: { short: "Yes", full: "Yes, it was helpful" },
    no: { short: "No", full: "No, it was not helpful" },
  },
  crash: { tab: "Page Error", title: "This page crashed.", home: "Go to the home page" },
  unloaded: { title: "This page could not be loaded.", retry: "Retry" },
  notFound: { closest: "Did you mean one of these?", report: "Report a broken link" },
  allPages: "All pages",
  pageCount: counted("en", { one: "# page", other: "# pages" }),
  otherPages: {
    name: "Other pages",
    home: "Home",
    search: "Search",
    blog: "Blog",
    posts: "All posts by year",
    tags: "Posts by tag",
    topics: "Topics",
  },
};
