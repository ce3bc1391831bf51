import { site } from "../../site";
import { counted } from "../counted";

const { brand } = site;

/** What the owner says of the product, which another language says in its own words. */
const configured: Record<"tagline" | "claim" | "description" | "copyright", string> = {
  tagline: site.tagline ?? "",
  claim: brand.tagline,
  description: site.description,
  copyright: site.copyright ?? "",
};

/** What pages say around their content. These words are in the HTML, and in no script. */
export const pages = {
  /** How dates are written. */
  dates: "en-GB",
  /** By which names are put in order. */
  locale: "en",
  ...configured,
  documentation: `${site.title} documentation`,
  eyebrow: "Documentation",
  untranslated: {
    text: "This page has not been translated yet: you are reading the original.",
    link: "Go to the original",
  },
  moved: {
    title: "Page moved",
    text: (link: string) => `This page has moved to ${link}.`,
  },
  older: {
    text: (version: string) => `You are reading the documentation of an older version, ${version}.`,
    link: "Go to the newest version",
  },
  onThisPage: "On this page",
  topics: "Topics",
  minutes: (minutes: number) => `${minutes} min read`,
  editPage: "Edit this page",
  editPost: "Edit this post",
  notInRepository: "Not in the repository yet",
  lastUpdated: { before: "Last updated", on: " on ", by: (author: string) => ` by ${author}` },
  neighbors: { name: "Previous and next page", previous: "Previous", next: "Next" },
  printSection: "Print this section",
  sectionLink: (heading: string) => `Section: ${heading}`,
  footnotes: "Footnotes",
  backToReference: (reference: string) => `Back to reference ${reference}`,
  pageCount: counted("en", { one: "# page", other: "# pages" }),
  fieldCount: counted("en", { one: "# field", other: "# fields" }),
  notKept: {
    title: "This page is not on this device",
    lead: "There is no connection to the documentation, and you have not opened this page on this device since you began to keep pages. It opens when the connection is back.",
  },
  notFound: {
    title: "Page not found",
    lead: "There is no page at this address. It may have moved, or the link that brought you here has a typing mistake.",
  },
  allTopics: {
    title: "All topics",
    description:
      "The topics of the documentation, each with the number of its pages. Choose one to see every page about it.",
    of: (count: string, label: string) =>
      `${count} of the documentation with the topic ${label}, by section and title.`,
  },
  otherPages: "Other pages",
  print: {
    title: (label: string) => `${label}, to print`,
    description: (label: string) => `All pages of the section ${label} in one document.`,
    from: (count: string) => `${count} from `,
    changed: (day: string) => `, last changed on ${day}`,
    contents: "Contents",
  },
  /** `llms.txt` and `skill.md`. */
  assistants: {
    how: [
      "Every page is Markdown at its own address with `.md` behind it, complete with tables, tabs, figures and samples.",
      "Quote the page you used with its address without `.md`. Names in bold are labels on the screen; copy them exactly.",
    ].join(" "),
    files: "Files",
    size: (pages: string, tokens: string) => `${pages}, about ${tokens} tokens`,
    full: (tokens: string) => `every page in one file, about ${tokens} tokens`,
    skill: "how an agent works with this documentation",
    routes: "every page with its type, topics and last change",
    section: (size: string) => `this section alone (${size})`,
    allSections: "All sections:",
    about: (title: string) => `Answer questions about ${title} from its documentation, with the page that says so.`,
    howToAnswer: "How to answer",
    find: (list: string, routes: string) =>
      `Find the page: read ${list}, or the list of one section below. ${routes} has types, topics and dates.`,
    read: "Read the whole page as Markdown: its address with `.md` behind it. Tables, tabs and figures are in it as text.",
    request: (openapi: string) =>
      `For requests, use ${openapi} (OpenAPI 3.1). Do not invent fields, codes or addresses.`,
    answer:
      "Answer with the steps of the page and the labels as the page writes them, and link the page without `.md`.",
    unknown: "Where the documentation says nothing, say so.",
    sections: "Sections",
    listedIn: (pages: string, list: string) => `${pages}, listed in ${list}`,
  },
  admonitions: { note: "Note", tip: "Tip", info: "Info", warning: "Warning", danger: "Danger" },
  diagram: "Diagram",
  /** What opens the words for a drawing; its title follows. */
  textOfDiagram: "Text of this diagram",
  /** A listing, by its language and its title. */
  code: (language: string, title?: string) => (title ? `${title}, ${language} code` : `${language} code`),
  /** A table without a heading above it. */
  table: "Table",
  /** What follows the name of a component that this site does not have. */
  unknownComponent: "is not part of this site",
  blog: {
    name: "Blog",
    title: `${site.title} blog`,
    description: site.blog.description,
    all: "All posts",
    archive: "Archive",
    archiveTitle: "Blog archive",
    archiveOf: (years: string) => `Every post of the blog by year, ${years}, newest first.`,
    years: (oldest: string, newest: string) => `${oldest} to ${newest}`,
    tags: "Tags",
    tagsTitle: "Tags of the blog",
    tagsDescription: "What the blog writes about. Choose a tag to see every post that has it.",
    tagged: (label: string) => `Posts tagged ${label}`,
    taggedDescription: (label: string) => `Every post of the blog with the tag ${label}, newest first.`,
    newestFirst: (count: string) => `${count}, newest first.`,
    allTags: "All tags",
    postsOf: (year: string) => `Posts of ${year}`,
    postCount: counted("en", { one: "# post", other: "# posts" }),
    page: (page: number) => `Blog, page ${page}`,
    pageDescription: (page: number) => `Page ${page}, older posts.`,
    pageNumber: (page: number) => `Page ${page}`,
    pages: "Pages of the blog",
    newer: "Newer posts",
    older: "Older posts",
    feeds: "Feeds",
    /** Above a feed that is opened in a browser. */
    feedNote: "This is a feed. Copy its address into a feed reader, which then shows you what is new.",
    by: (author: string) => `By ${author}`,
    changes: "What changed",
    ownTags: site.blog.tags,
    /** The departments of authors, by name. */
    departments: site.blog.authors ?? {},
  },
};
