import { escapeRegExp } from "../escape-regexp";
import { suggest } from "../issues";
import type { Finding, Outline } from "../types";
import type { ErrorRow } from "./reference/errors";
import { sampleWorld } from "./reference/sample-world";

/** Finds PL codes that the catalog does not have, in prose, tables, and samples. Components check their own codes. */
export function unknownCodes(text: string, errors: readonly ErrorRow[]) {
  const known = errors.map(({ code }) => code);
  return text.split("\n").flatMap((line, index) =>
    [...line.replace(/\bcodes?="[^"]*"/g, (found) => " ".repeat(found.length)).matchAll(/\bPL-\d{4}\b/g)]
      .filter(([code]) => !known.includes(code))
      .map(({ 0: code, index: start }) => ({
        line: index + 1,
        column: start + 1,
        message: `There is no error code ${code}.`,
        hint: suggest(code, known, "The codes are in content/_reference/errors.yaml."),
      })),
  );
}

const addresses = [...sampleWorld.people, ...sampleWorld.resources].flatMap(({ email }) => email ?? []);
const atCompany = new RegExp(`[\\w.+-]+@${escapeRegExp(sampleWorld.company.host)}(?![\\w-]|\\.\\w)`, "g");

/** Finds e-mail addresses of nobody at the example company, except where a sample shows the refusal of one. */
export const unknownAddresses = (text: string) =>
  text.split("\n").flatMap((line, index) =>
    [...(line.includes("PL-1106") ? "" : line).matchAll(atCompany)]
      .filter(([address]) => !addresses.includes(address))
      .map(({ 0: address, index: start }) => ({
        line: index + 1,
        column: start + 1,
        message: `Nobody at the example company has the address ${address}.`,
        hint: suggest(address, addresses, "The addresses are in content/_reference/sample-world.yaml."),
      })),
  );

/** Paths of the sections whose steps are about our own screens. Moving pages updates them here. */
export const manuals = ["/user", "/administration"] as const;
const isManual = (file: string) => manuals.some((manual) => file.includes(`content${manual}/`));

/** Finds bold labels in the steps of a manual that exist on no known screen; `**A > B**` contains two labels. */
export function unknownLabels(
  { file, outline }: { file: string; outline: Pick<Outline, "stepLabels"> },
  known: ReadonlySet<string>,
): Finding[] {
  if (!isManual(file)) return [];
  return outline.stepLabels.flatMap(({ text, line, column }) =>
    text
      .split(/\s+>\s+/)
      .filter((label) => !known.has(label))
      .map((label) => ({
        severity: "warning" as const,
        rule: "label",
        line,
        column,
        message: `No screen has the label "${label}".`,
        hint: suggest(label, [...known], "Write it as the figure does, or add it to content/_reference/labels.yaml."),
      })),
  );
}

/** Replaces what a pattern matches with spaces, so that the rest keeps its position. */
const blank = (text: string, pattern: RegExp) => text.replace(pattern, (found) => found.replace(/[^\n]/g, " "));

/** Finds user actions after the words "user action" that are not in italics: in bold, in code, or plain. */
export function plainUserActions(body: string, names: readonly string[]): Finding[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const plain = new RegExp(
    `\\buser actions?:? (?:\\*[^*\\n]+\\*(?:, and |, or |, | and | or ))*(?:\\*\\*|\`|")?(${longestFirst.join("|")})\\b`,
    "g",
  );
  const text = blank(body, unread);
  return text.split("\n").flatMap((words, index) =>
    [...words.matchAll(plain)].map(({ 0: found, 1: name = "", index: start }) => ({
      severity: "warning" as const,
      rule: "user-action",
      line: index + 1,
      column: start + found.length - name.length + 1,
      message: `The user action "${name}" is not in italics.`,
      hint: `Write *${name}*.`,
    })),
  );
}

const place = "/user/example-company";

const fullNames = [
  ...sampleWorld.people.map(({ name }) => name),
  ...sampleWorld.resources.filter(({ type }) => type === "Technician").map(({ displayName }) => displayName),
];
const [company = ""] = sampleWorld.company.name.split(" ");
const people = new RegExp(
  `\\b(?:${[...fullNames, ...fullNames.map((name) => name.split(" ")[0] ?? ""), company].join("|")})\\b`,
);

/** Fences, including those in lists, and comments. */
const unread = /^ *(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?^ *\1|\{\/\*[\s\S]*?\*\/\}/gm;

/** Inline code, components with their attributes, and headings. */
const notProse = /`[^`\n]*`|<[A-Z][^>]*>|^#+ .*$/gm;

/** Finds the first mention of someone at the example company that no link to its page precedes or accompanies in the paragraph. */
export function strangers({ file, body }: { file: string; body: string }): Finding[] {
  if (file.endsWith(`${place}.mdx`)) return [];
  const prose = blank(blank(body, unread), notProse);
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
