import { isKnownLanguage } from "../../languages";
import { admonitionTypeOf } from "../html/elements";
import { labelOf } from "../templates/shortcodes";

/** A directive as written, with its options. */
export type Directive = { name: string; argument: string; options: Record<string, string | undefined> };

const code = ["code-block", "code", "sourcecode", "code-cell", "parsed-literal", "prompt", "terminal"];
const languages = new Map([
  ["math", "latex"],
  ["eval-rst", "rst"],
]);
const pictures = ["figure", "image"];
const hidden = "toctree contents tableofcontents index bibliography highlight currentmodule meta".split(" ");
const bare = "raw grid-item card-carousel div container line-block glossary epigraph only".split(" ");
const titled = "table list-table figure-md card grid-item-card topic sidebar margin rubric".split(" ");
const changes = new Map([
  ["versionadded", "Added in version"],
  ["versionchanged", "Changed in version"],
  ["deprecated", "Deprecated since version"],
]);

/** True for the name of a directive, unless a fence with it is executable code of another tool, such as ` ```{r} `. */
export const isDirective = (name: string | undefined): boolean =>
  name !== undefined && (code.includes(name) || languages.has(name) || !isKnownLanguage(name));

/** True for a directive that becomes an image. */
export const isPicture = (name: string): boolean => pictures.includes(name);

/** The anchor that options name, if any: `:name:` of Sphinx, `:label:` of mystmd. */
export const placeIn = ({ name, label = name }: Directive["options"]): string =>
  label && /^[\w./:-]+$/.test(label) ? `<span id="${label}"></span>` : "";

/**
 * The lines that replace the start and end of a directive. Only the content of a `block` is parsed further. `isLate`: the first goes below
 * the options, not above.
 */
export type Start = {
  first: string;
  kind: "block" | "code" | "nothing";
  end: string;
  isLate?: boolean;
  isUnknown?: boolean;
};

/** What replaces a directive that begins with `marks`; `colons` are those of a block in its place. */
export function startOf(directive: Directive, marks: string, colons: string): Start {
  const { name, argument, options } = directive;
  const isCell = !marks.startsWith(":") && isKnownLanguage(name);
  if (code.includes(name) || languages.has(name) || isCell) {
    const fenced = marks.startsWith(":") ? "``````" : marks;
    const language = languages.get(name) ?? (isCell && !code.includes(name) ? name : argument.split(/\s/, 1)[0]);
    return {
      first: [`${fenced}${language}`, infoOf(options)].filter(Boolean).join(" "),
      kind: "code",
      end: fenced,
      isLate: true,
    };
  }
  if (hidden.includes(name)) return { first: "", kind: "nothing", end: "" };
  if (name === "include" || name === "literalinclude")
    return { first: inclusionOf(directive), kind: "nothing", end: "" };
  if (name === "youtube") return { first: `[${options.title ?? "Video"}](<${argument}>)`, kind: "nothing", end: "" };
  if (isPicture(name)) {
    const first = `![${options.alt ?? ""}](<${argument}>)${placeIn(options)}`;
    return { first, kind: name === "figure" ? "block" : "nothing", end: "" };
  }
  const head = headOf(directive);
  // It keeps its name, so that it is reported.
  const own = name.replace(/[^\w-]/g, "-") + labelOf(argument);
  return { first: colons + (head ?? own), kind: "block", end: colons, isUnknown: head === undefined };
}

/** An inclusion as VitePress writes it, with what that does not know as values, or of lines as DocFX writes it. */
function inclusionOf({ name, argument, options }: Directive): string {
  const { lines, language, "emphasize-lines": highlight } = options;
  if (name === "literalinclude" && lines)
    return `:::code ${attributesOf({ source: argument, language, range: lines, highlight })}:::`;
  const shown = [options["emphasize-lines"], options.language].filter(Boolean).join(" ");
  const words = ["start-after", "end-before"].flatMap((key) =>
    options[key] ? [` ${key}="${encodeURIComponent(options[key])}"`] : [],
  );
  if (name === "include") return `<!-- @include: ${argument}${words.join("")} -->`;
  return `<<< ${argument}${shown && `{${shown}}`}`;
}

const attributesOf = (said: Directive["options"]) =>
  Object.entries(said)
    .map(([name, value]) => (value ? `${name}="${value}"` : ""))
    .join(" ");

function infoOf({
  caption,
  filename = caption,
  linenos,
  "emphasize-lines": lines,
  "lineno-start": first,
}: Directive["options"]) {
  const numbers = (linenos ?? first) === undefined ? "" : `showLineNumbers${first ? `=${first}` : ""}`;
  return [filename && `title="${filename}"`, lines && `{${lines.replace(/\s/g, "")}}`, numbers]
    .filter(Boolean)
    .join(" ");
}

/** The start of a block after its colons; undefined for one that is unknown. */
function headOf({ name, argument, options }: Directive): string | undefined {
  const classes = (options.class ?? "").split(/[\s,]+/);
  const title = argument || (options.header ?? "");
  const type = name === "admonition" ? (classes.map(admonitionTypeOf).find(Boolean) ?? "note") : admonitionTypeOf(name);
  if (name === "dropdown" || (type && classes.includes("dropdown"))) return `details${labelOf(argument)}`;
  if (type) return (name === "admonition" ? type : name) + labelOf(argument);
  if (changes.has(name)) return `note${labelOf(`${changes.get(name)} ${argument}`)}`;
  if (name === "tab-set" || name === "tabs") return "tabs";
  if (["tab-item", "group-tab", "tab"].includes(name)) return `tab${labelOf(argument)}`;
  if (name === "grid") return "grid-of-cards";
  if (name === "button-ref" || name === "button-link") return `button${leadingTo(argument)}`;
  if (options.link && /^(?:grid-item-)?card$/.test(name)) return `card${labelOf(title)}${leadingTo(options.link)}`;
  if (titled.includes(name)) return `raw${title && labelOf(`**${title}**`)}`;
  return bare.includes(name) ? "raw" : undefined;
}

const leadingTo = (address: string) => `{href="${address.replaceAll("&", "&amp;").replaceAll('"', "%22")}"}`;
