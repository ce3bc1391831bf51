import { unescapeHtml } from "../../../escape-html";
import { createFenceReader } from "./fence-lines";

/** The lines around a Mermaid diagram in Azure DevOps, Hugo, Jekyll, and HTML, where its characters are escaped. */
const forms = [
  { opening: /^([\s>]*):{3,}[ \t]*mermaid[ \t]*$/, closing: /^[\s>]*:{3,}[ \t]*$/ },
  {
    opening: /^([\s>]*)\{\{[<%][ \t]*mermaid\b[^{}]*[>%]\}\}[ \t]*$/,
    closing: /^[\s>]*\{\{[<%][ \t]*\/[ \t]*mermaid[ \t]*[>%]\}\}[ \t]*$/,
  },
  { opening: /^([\s>]*)\{%[ \t]*mermaid\b[^{}]*%\}[ \t]*$/, closing: /^[\s>]*\{%[ \t]*endmermaid[ \t]*%\}[ \t]*$/ },
  {
    opening: /^([\s>]*)<(?:div|pre)[ \t]+class=["']mermaid["'][ \t]*>[ \t]*$/,
    closing: /^[\s>]*<\/(?:div|pre)>[ \t]*$/,
    isHtml: true,
  },
];

/** Turns Mermaid diagrams in blocks of other tools into fences, keeping the number of lines. An unclosed block stays. */
export function fenceDiagrams(written: readonly string[]): string[] {
  const read = createFenceReader();
  const lines = [...written];
  const last = new Map(forms.map((form) => [form, written.findLastIndex((line) => form.closing.test(line))]));
  let end = -1;
  for (const [start, line] of written.entries()) {
    if (start <= end || read(line) !== "text" || !line.includes("mermaid")) continue;
    const form = forms.find(({ opening }) => opening.test(line));
    if (form === undefined || start >= (last.get(form) ?? -1)) continue;
    end = start + 1;
    while (!form.closing.test(written[end] ?? "")) end += 1;
    const [, marks = ""] = form.opening.exec(line) ?? [];
    lines[start] = `${marks}\`\`\`mermaid`;
    lines[end] = `${marks}\`\`\``;
    if (form.isHtml) for (let at = start + 1; at < end; at += 1) lines[at] = unescapeHtml(lines[at] ?? "");
  }
  return lines;
}
