import { describeLength, withoutEnding } from "../check/writing-rules";
import { suggest } from "../issues";
import { isInSection } from "../paths";
import { type DocType, docTypes } from "../types";
import { addEntry } from "./edit-sidebars";
import { EditError, FileChanges } from "./file-changes";
import type { Edit } from "./move-pages";
import { findPageFile, isFolder, parseAddress, parseNewAddress } from "./pages";

/** Sections of each page type in the order of the writing guide, each with a note on its content. */
const outlines: Partial<Record<DocType, readonly [heading: string, says: string][]>> = {
  concept: [
    ["How it works", "three to six short paragraphs, or a figure"],
    ["Example", "one case from the sample world"],
    ["Limits and settings", "what affects it, and where it stops"],
  ],
  "how-to": [
    ["Before you begin", "the right, the settings, and the data that readers need"],
    ["Do it", "name the task in this heading; one action per step, in <Steps>"],
    ["Check the result", "what the reader sees if it worked"],
    ["If it does not work", "two or three symptoms: a table of symptom, cause, and fix"],
  ],
  tutorial: [
    ["What you build", "for whom, and what you need"],
    ["Connect", "real values in every field; ends with what you now have"],
    ["Build", "ends with what you now have"],
    ["Test", "ends with what you now have"],
    ["Clean up", "how to undo everything"],
  ],
  "reference-api": [
    ["Attributes", "drawn by the reference components"],
    ["List", "one section per operation: purpose, request, response, errors"],
  ],
  "reference-cli": [
    ["Options", "drawn by the reference components"],
    ["Examples", "add, change, remove"],
    ["Output and exit codes", "one success and one failure"],
  ],
  "reference-sdk": [
    ["Calls", "the common ones, from simple to complex"],
    ["Errors and retries", "what to catch, what to retry"],
    ["Limits", "what it does not do"],
  ],
  "reference-settings": [
    ["Fields", "a table: field, default, effect"],
    ["Tasks", "three to six steps each, on this screen"],
    ["What planners notice", "the effect on their work"],
  ],
  "reference-connector": [
    ["Before you begin", "availability and credentials"],
    ["Triggers and actions", "in groups: purpose, inputs, output"],
    ["Sample", "one payload"],
    ["Limits", "how many, how often"],
    ["If it fails", "what to check, what to retry"],
  ],
  module: [
    ["Records", "a table: record there, record here"],
    ["Settings", "switches with their defaults"],
    ["What is sent", "and by which action"],
    ["What comes back", "and when"],
    ["Example", "one document from creation to posted"],
    ["Limits and common mistakes", "what surprises people"],
  ],
  troubleshooting: [
    ["Symptoms", "a table of symptoms with links"],
    ["The first symptom", "**Text:**, **Cause:**, the fix in <Steps> or as a table of cases, **Check:**"],
    ["What to send to support", "what they need to help"],
  ],
};
const endings: Partial<Record<DocType, string>> = { "how-to": "Next steps", tutorial: "Next steps" };

type NewPage = { type: string; named: string; after?: string; title?: string };

/**
 * Plans a new page as a draft, with front matter and the headings of its type, and its entry in a sidebar or in `standalonePages`.
 * @throws EditError for an unknown type, another kind of file, an invalid address or one that is taken, and when no list has a place for
 * the entry.
 */
export function newPage(root: string, { type, named, after, title }: NewPage): Edit {
  const docType = docTypes.find((known) => known === type);
  if (!docType)
    throw new EditError(`"${type}" is not a page type. ${suggest(type, docTypes, `Types: ${docTypes.join(", ")}.`)}`);
  const href = parseNewAddress(named);
  const [extension] = /\.(?:md|tsx)$/.exec(named) ?? [];
  if (extension)
    throw new EditError(
      `New pages are .mdx files. Write ${href.slice(1)} without "${extension}", or create content${href}${extension} by hand.`,
    );
  if (href === "/blog") throw new EditError('"/blog" is the blog itself. Write the name of a post below it.');
  if (isInSection(href, "/blog"))
    throw new EditError(
      `A post needs no command: create content${href}.mdx with the front matter in docs/authoring.md.`,
    );
  const taken = findPageFile(root, href);
  if (taken) throw new EditError(`"${href}" is already the address of content/${taken}. Choose another one.`);
  const label = title ?? titleOf(href);
  const file = `content${href}${isFolder(root, href) ? "/index" : ""}.mdx`;
  const changes = new FileChanges(root);
  changes.write(file, textOf(docType, label));
  const sidebars = changes.read("sidebars.ts") ?? "";
  changes.write(
    "sidebars.ts",
    addEntry(sidebars, { label, href }, after === undefined ? undefined : parseAddress(after)),
  );
  const where = after === undefined ? "standalonePages in sidebars.ts" : `sidebars.ts after "${parseAddress(after)}"`;
  return {
    changes,
    messages: [`Created ${file} as a draft, and listed it in ${where}. Remove "draft: true" when it is ready.`],
  };
}

/** Makes a title from an address: `/user/guides/plan-a-task` → `Plan a task`. */
function titleOf(href: string): string {
  const words = href.slice(href.lastIndexOf("/") + 1).replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(type: DocType, title: string): string {
  const ending = withoutEnding.includes(type)
    ? []
    : [[endings[type] ?? "Related", "two to four links, with half a line each"] as const];
  const sections = [...(outlines[type] ?? []), ...ending].map(
    ([heading, says]) => `## ${heading}\n\n{/* ${says} */}\n`,
  );
  return [
    "---",
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(`${title}.`)} # one sentence of 90 to 160 characters, with the word a reader searches for`,
    `type: ${type}`,
    "draft: true",
    "---",
    "",
    `{/* One or two sentences that tell readers whether this is the right page. The body needs ${describeLength(type)} words. */}`,
    "",
    ...sections,
  ].join("\n");
}
