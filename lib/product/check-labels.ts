import { suggest } from "../issues";
import type { Finding, Outline } from "../types";

/** Parts of the documentation whose steps are about our own screens. */
const isManual = (file: string) => /\bcontent\/(user|administration)\//.test(file);

/** Labels in bold, inside the steps of a manual, that are on no screen we know; `**A > B**` names two. */
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
        hint: suggest(label, [...known], "Write it as the figure does, or name it in content/_reference/labels.yaml."),
      })),
  );
}

/** User actions that are not in italics behind the words "user action": in bold, in code or as plain words. */
export function plainUserActions(body: string, names: readonly string[]): Finding[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[&/]/g, "\\$&"));
  const plain = new RegExp(
    `\\buser actions?:? (?:\\*[^*\\n]+\\*(?:, and |, or |, | and | or ))*(?:\\*\\*|\`|")?(${longestFirst.join("|")})\\b`,
    "g",
  );
  const text = body.replace(/^(`{3,})[\s\S]*?^\1/gm, (fence) => fence.replace(/[^\n]/g, " "));
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
