import type { Finding } from "../types";
import { sampleWorld } from "./reference/sample-world";

const place = "/user/example-company";

const fullNames = [
  ...sampleWorld.people.map(({ name }) => name),
  ...sampleWorld.resources.filter(({ type }) => type === "Technician").map(({ displayName }) => displayName),
];
const [company = ""] = sampleWorld.company.name.split(" ");
const people = new RegExp(
  `\\b(?:${[...fullNames, ...fullNames.map((name) => name.split(" ")[0] ?? ""), company].join("|")})\\b`,
);

/** What is no sentence: code, components with their attributes, headings. */
const notProse = /^(`{3,})[\s\S]*?^\1|`[^`\n]*`|<[A-Z][^>]*>|^#+ .*$/gm;

/** The first mention of somebody of the example company, where no link to it is in its paragraph or before. */
export function strangers({ file, body }: { file: string; body: string }): Finding[] {
  if (file.endsWith(`content${place}.mdx`)) return [];
  const prose = body.replace(notProse, (found) => found.replace(/[^\n]/g, " "));
  const first = people.exec(prose);
  if (!first) return [];
  const before = prose.slice(0, first.index).split("\n");
  const line = prose.split("\n")[before.length - 1] ?? "";
  if (prose.slice(0, first.index).includes(`](${place}`) || line.includes(`](${place}`)) return [];
  return [
    {
      severity: "warning",
      rule: "stranger",
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: `"${first[0]}" is mentioned before the page says who that is.`,
      hint: `Link the first mention: [${first[0]}](${place}).`,
    },
  ];
}
