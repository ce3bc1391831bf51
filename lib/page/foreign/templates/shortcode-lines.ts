import { createFenceReader, longestLine } from "../code/fence-lines";

/** A tag alone on its line: `{{< tab "One" >}}`, `{{% /tab %}}`, `{{% blocks/section %}}`. */
export const alone = /^(\s*)\{\{([<%])\s*(?:(\/)\s*)?([a-z][\w-]*(?:\/[\w-]+)*)((?:\s[^{}]*?)?)\s*[>%]\}\}\s*$/i;

/** Words between a start tag, if it is there, and an end tag, if that is there. */
const beside = /^(\{\{[<%]\s*([a-z][\w/-]*)(?:\s[^{}]*)?[>%]\}\})?(.*?)(\{\{[<%]\s*\/\s*([a-z][\w/-]*)\s*[>%]\}\})?$/i;

/** The end tag at the end of a line. */
const endTag = /\{\{[<%]\s*\/\s*([a-z][\w/-]*)\s*[>%]\}\}\s*$/i;

/** Puts tags on lines of their own, as far as that keeps the number of lines. Lines in `raw` stay. */
export const tagsAlone = (written: readonly string[], raw: ReadonlySet<number>): string[] =>
  partTags(splitTags(written, raw), raw);

const anyTag = /\{\{[<%]\s*(?:(\/)\s*)?([a-z][\w/-]*)(?:\s[^{}]*?)?[>%]\}\}/gi;
const disabledTab = /\{\{[<%]\s*tab\s[^{}]*\bdisabled=[^{}]*\/[>%]\}\}/;

/** True for a disabled tab of Docsy alone on its line, which is a label for the others. */
export const isTabLabel = (line: string): boolean => disabledTab.exec(line)?.[0] === line.trim();

/** Moves the tags of a line that has several of blocks and nothing else to the blank lines above and below. */
function splitTags(written: readonly string[], raw: ReadonlySet<number>): string[] {
  const read = createFenceReader();
  const lines = [...written];
  const isBlank = (index: number) => !raw.has(index) && lines[index]?.trim() === "";
  const ended = new Set(
    written.flatMap((line) =>
      line.length > longestLine ? [] : [...line.matchAll(anyTag)].flatMap(([, slash, name]) => (slash ? [name] : [])),
    ),
  );
  for (const [index, line] of written.entries()) {
    if (read(line) !== "text" || raw.has(index) || line.length > longestLine) continue;
    const found = [...line.replace(disabledTab, "").matchAll(anyTag)];
    const words = line.replace(disabledTab, "").replace(anyTag, "").trim();
    if (words || !/\}\}.*\{\{/.test(line) || !found.every(([, , name]) => ended.has(name))) continue;
    const tags = found.map(([tag]) => " ".repeat(line.search(/\S/)) + tag);
    let [start, end] = [index, index + 1];
    while (end - start < tags.length && isBlank(start - 1)) start -= 1;
    while (end - start < tags.length && isBlank(end)) end += 1;
    if (end - start >= tags.length) for (const [at, tag] of tags.entries()) lines[start + at] = tag;
  }
  return lines;
}

/** Moves the tags of a block beside its words, as in `{{% alert %}}Words.{{% /alert %}}`, to the blank lines above and below. */
function partTags(written: readonly string[], raw: ReadonlySet<number>): string[] {
  const read = createFenceReader();
  const lines = [...written];
  const lastEnds = new Map(written.map((line, index) => [endTag.exec(line.slice(-longestLine))?.[1], index]));
  const isBlank = (index: number) => index >= 0 && !raw.has(index) && (lines[index] ?? "").trim() === "";
  for (const [index, line] of written.entries()) {
    const isText = read(line) === "text" && !raw.has(index) && line.length <= longestLine && line.includes("}}");
    const [, start, name = "", words = "", end, ended] = isText ? (beside.exec(line.trim()) ?? []) : [];
    if (!words.trim() || !(start ?? end) || (end && start && name !== ended)) continue;
    const indent = " ".repeat(line.search(/\S/));
    const isClosed = new RegExp(`/\\s*${ended ?? name}\\s*[>%]\\}\\}`, "i").test(words);
    if (isClosed || (end && !start && words.includes("{{"))) continue;
    const movesEnd = end !== undefined && isBlank(index + 1);
    const movesStart =
      start !== undefined && isBlank(index - 1) && (end ? movesEnd : (lastEnds.get(name) ?? 0) > index);
    if (!movesStart && (start || !movesEnd)) continue;
    lines[index] = indent + words.trim();
    if (movesStart) lines[index - 1] = indent + start;
    if (movesEnd) lines[index + 1] = indent + end;
  }
  return lines;
}

/** Maximum number of lines of one tag. */
const longestTag = 12;

const start = /^\s*\{(?:\{[<%]|[%#])[^{}]*$/;
/** A tag of Liquid or Markdoc, or a comment of Jinja. */
const ofLiquid = /^\s*\{(?:%-?\s*\w[^{}]*%|#-?\s[^{}]*#)\}\s*$/;

/** Joins a multiline tag into its first line, leaving the others blank. */
export function joinTags(written: readonly string[], raw: ReadonlySet<number>): string[] {
  const read = createFenceReader();
  const lines = [...written];
  for (const [index, line] of lines.entries()) {
    if (read(line) !== "text" || raw.has(index) || !start.test(line)) continue;
    const length = lines
      .slice(index, index + longestTag)
      .findIndex((next, at) => /[{}]/.test(at === 0 ? next.replace(/\{\{?/, "") : next));
    const rest = lines.slice(index + 1, index + length + 1).map((own) => own.trim());
    const tag = [line, ...rest].join(" ");
    if (length > 0 && tag.length <= longestLine && (alone.test(tag) || ofLiquid.test(tag)))
      lines.splice(index, length + 1, tag, ...Array<string>(length).fill(""));
  }
  return lines;
}
