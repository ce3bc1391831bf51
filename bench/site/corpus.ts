import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRandom } from "../search/generate";

/** Pages in one folder, which becomes a category of the sidebar. */
const pagesPerFolder = 25;
const words =
  "the board shows every appointment of a week with its resources and colors planners move tasks between rows until nothing overlaps when an order changes in the other system its containers follow and whoever watches the day sees it at once".split(
    " ",
  );
const languages = ["bash", "json", "typescript"];

/**
 * Writes `count` pages below `folder`: 350 to 900 words, three code blocks, one table and some links each, the same in every run.
 * The shape is that of common documentation, so that other site generators can be measured on it as well. Each folder of pages is a section
 * of its own; below a `section`, an address, all are categories of one sidebar.
 */
export function writeCorpus(folder: string, count: number, section = ""): void {
  const random = createRandom(count);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const sentence = () => {
    const text = Array.from({ length: 8 + Math.floor(random() * 12) }, () => pick(words)).join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, sentence).join(" ");
  const code = (language: string, index: number) =>
    `\`\`\`${language}\n${codeLines(language, index).join("\n")}\n\`\`\``;
  for (let index = 0; index < count; index++) {
    const blocks = languages.map((language) => `## ${sentence()}\n\n${paragraph()}\n\n${code(language, index)}`);
    const more = Array.from({ length: Math.floor(random() * 7) }, paragraph);
    const rows = Array.from({ length: 6 }, (_, row) => `| field${row} | ${pick(words)} | ${sentence()} |`);
    const table = ["| Field | Type | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
    const text = [
      `---\ntitle: Page ${index}\ndescription: "${sentence()}"\n---`,
      paragraph(),
      ...blocks,
      ...more,
      table,
      `See [another page](${section}${addressOf(Math.floor(random() * count))}).`,
    ];
    const file = join(folder, `${section}${addressOf(index)}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text.join("\n\n")}\n`);
  }
  writeFileSync(
    join(folder, "index.md"),
    `---\ntitle: Corpus\ndescription: "${count} generated pages."\n---\n\n${paragraph()}\n`,
  );
}

/** The address of a page, without extension. */
export const addressOf = (index: number): string => `/part-${Math.floor(index / pagesPerFolder)}/page-${index}`;

function codeLines(language: string, index: number): string[] {
  if (language === "bash") return [`planloom pull --page ${index}`, "planloom status --json | head -n 20"];
  if (language === "json") return ["{", `  "id": ${index},`, '  "name": "Assembly",', '  "days": [1, 2, 3]', "}"];
  return [`const page = await client.get(${index});`, "for (const day of page.days) {", "  console.log(day);", "}"];
}
