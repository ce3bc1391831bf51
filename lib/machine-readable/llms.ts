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

const { assistants: words } = texts;

const tokens = (pages: readonly ListedPage[]) =>
  Math.ceil(pages.reduce((sum, { markdown }) => sum + markdown.length, 0) / charactersPerToken).toLocaleString(
    texts.locale,
  );
const pagesOf = (sections: readonly ListedSection[]) => sections.flatMap(({ pages }) => pages);

const sizeOf = (pages: readonly ListedPage[]) => words.size(texts.pageCount(pages.length), tokens(pages));
const linesOf = (pages: readonly ListedPage[]) =>
  pages
    .map(({ path, title, description }) => `- [${title}](${fullAddress(markdownPath(path))}): ${description}`)
    .join("\n");

/** The address of a section's own `llms.txt`; sections without a landing page are only listed in the site's. */
export const sectionListPath = (path: string): string => `${path}/llms.txt`;

/** `/llms.txt` (llmstxt.org): what the site is, how to read it, and every page with its Markdown address, by section. */
export function llmsIndex(sections: readonly ListedSection[]): string {
  const pages = pagesOf(sections);
  const files = [
    `- [llms-full.txt](${fullAddress("/llms-full.txt")}): ${words.full(tokens(pages))}`,
    `- [skill.md](${fullAddress("/skill.md")}): ${words.skill}`,
    `- [routes.json](${fullAddress("/routes.json")}): ${words.routes}`,
    ...sections.flatMap(({ label, path, pages }) =>
      path ? [`- [${label}](${fullAddress(sectionListPath(path))}): ${words.section(sizeOf(pages))}`] : [],
    ),
  ];
  return document([
    `# ${texts.documentation}`,
    `> ${texts.description}`,
    words.how,
    `## ${words.files}\n\n${files.join("\n")}`,
    ...sections.map(({ label, pages }) => `## ${label} (${sizeOf(pages)})\n\n${linesOf(pages)}`),
  ]);
}

/** The list of one section's pages. */
export function sectionIndex({ label, pages }: ListedSection): string {
  return document([
    `# ${texts.documentation}: ${label}`,
    `> ${sizeOf(pages)}. ${words.allSections} ${fullAddress("/llms.txt")}`,
    words.how,
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
  const places = sections.map(({ label, path, pages }) => {
    const count = texts.pageCount(pages.length);
    return `- ${label}: ${path ? words.listedIn(count, fullAddress(sectionListPath(path))) : count}`;
  });
  const steps = [
    words.find(fullAddress("/llms.txt"), fullAddress("/routes.json")),
    words.read,
    ...(files.openapi ? [words.request(fullAddress("/openapi.json"))] : []),
    words.answer,
    words.unknown,
  ];
  return document([
    `---\nname: ${name}\ndescription: ${JSON.stringify(words.about(site.title))}\n---`,
    `# ${texts.documentation}`,
    texts.description,
    `## ${words.howToAnswer}\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`,
    `## ${words.sections}\n\n${places.join("\n")}`,
  ]);
}

const document = (parts: readonly string[]): string => parts.join("\n\n").concat("\n");
