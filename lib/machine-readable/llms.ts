import { pages as texts } from "#texts/pages";
import { fullAddress } from "../nav/edition";
import { markdownPath } from "../paths";
import { site } from "../site";
import { slugify } from "../slugify";

/** A section of the site (one sidebar); `path` is its landing page, if it has one. */
export type ListedSection = { label: string; path?: string; pages: ListedPage[] };
/** A page as assistants find it. */
type ListedPage = { path: string; title: string; description: string; markdown: string };

/** Average characters per token of English text, according to language model vendors. */
const charactersPerToken = 4;

const tokens = (pages: readonly ListedPage[]) =>
  Math.ceil(pages.reduce((sum, { markdown }) => sum + markdown.length, 0) / charactersPerToken).toLocaleString("en");
const pagesOf = (sections: readonly ListedSection[]) => sections.flatMap(({ pages }) => pages);

const countOf = ({ length }: readonly ListedPage[]) => `${length} ${length === 1 ? "page" : "pages"}`;
const sizeOf = (pages: readonly ListedPage[]) => `${countOf(pages)}, about ${tokens(pages)} tokens`;
const linesOf = (pages: readonly ListedPage[]) =>
  pages
    .map(({ path, title, description }) => `- [${title}](${fullAddress(markdownPath(path))}): ${description}`)
    .join("\n");

/** The address of a section's own `llms.txt`; sections without a landing page are only listed in the site's. */
export const sectionListPath = (path: string): string => `${path}/llms.txt`;

const how = [
  "Every page is Markdown at its own address with `.md` behind it, complete with tables, tabs, figures and samples.",
  "Quote the page you used with its address without `.md`. Names in bold are labels on the screen; copy them exactly.",
].join(" ");

/** `/llms.txt` (llmstxt.org): what the site is, how to read it, and every page with its Markdown address, by section. */
export function llmsIndex(sections: readonly ListedSection[]): string {
  const pages = pagesOf(sections);
  const files = [
    `- [llms-full.txt](${fullAddress("/llms-full.txt")}): every page in one file, about ${tokens(pages)} tokens`,
    `- [skill.md](${fullAddress("/skill.md")}): how an agent works with this documentation`,
    `- [routes.json](${fullAddress("/routes.json")}): every page with its type, topics and last change`,
    ...sections.flatMap(({ label, path, pages }) =>
      path ? [`- [${label}](${fullAddress(sectionListPath(path))}): this section alone (${sizeOf(pages)})`] : [],
    ),
  ];
  return document([
    `# ${texts.documentation}`,
    `> ${texts.description}`,
    how,
    `## Files\n\n${files.join("\n")}`,
    ...sections.map(({ label, pages }) => `## ${label} (${sizeOf(pages)})\n\n${linesOf(pages)}`),
  ]);
}

/** The list of one section's pages. */
export function sectionIndex({ label, pages }: ListedSection): string {
  return document([
    `# ${texts.documentation}: ${label}`,
    `> ${sizeOf(pages)}. All sections: ${fullAddress("/llms.txt")}`,
    how,
    linesOf(pages),
  ]);
}

/** The Markdown of the generated home page: what the site is about, and the first pages of each section. */
export function homeMarkdown(title: string, sections: readonly ListedSection[]): string {
  const parts = sections.map(({ label, path, pages }) => {
    const landing = pages.find((page) => page.path === path);
    return `## ${label}\n\n${linesOf(landing ? [landing] : pages)}`;
  });
  return document([`# ${title}`, `> ${texts.description}`, `Source: ${fullAddress("/")}`, ...parts]);
}

/** `/llms-full.txt`: every page, one after the other. */
export function llmsFull(sections: readonly ListedSection[]): string {
  return pagesOf(sections)
    .map(({ markdown }) => markdown)
    .join("\n---\n\n");
}

/** `/skill.md`: what an agent must know to answer from this documentation, with the front matter of an agent skill. */
export function skillMarkdown(sections: readonly ListedSection[], files: { openapi: boolean }): string {
  const name = [slugify(site.title), "documentation"].filter(Boolean).join("-");
  const about = `Answer questions about ${site.title} from its documentation, with the page that says so.`;
  const places = sections.map(
    ({ label, path, pages }) =>
      `- ${label}: ${countOf(pages)}${path ? `, listed in ${fullAddress(sectionListPath(path))}` : ""}`,
  );
  const steps = [
    `Find the page: read ${fullAddress("/llms.txt")}, or the list of one section below. ${fullAddress("/routes.json")} has types, topics and dates.`,
    "Read the whole page as Markdown: its address with `.md` behind it. Tables, tabs and figures are in it as text.",
    ...(files.openapi
      ? [`For requests, use ${fullAddress("/openapi.json")} (OpenAPI 3.1). Do not invent fields, codes or addresses.`]
      : []),
    "Answer with the steps of the page and the labels as the page writes them, and link the page without `.md`.",
    "Where the documentation says nothing, say so.",
  ];
  return document([
    `---\nname: ${name}\ndescription: ${JSON.stringify(about)}\n---`,
    `# ${texts.documentation}`,
    texts.description,
    `## How to answer\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`,
    `## Sections\n\n${places.join("\n")}`,
  ]);
}

const document = (parts: readonly string[]): string => parts.join("\n\n").concat("\n");
