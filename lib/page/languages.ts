import { bundledLanguages } from "shiki/langs";

/** Names authors may use besides shiki's own; each is highlighted as the language on the right. */
const languageAliases: Record<string, string> = {
  markup: "html",
  svg: "xml",
  mathml: "xml",
  regex: "regexp",
  flow: "tsx",
  n4js: "typescript",
  reason: "ocaml",
  reasonml: "ocaml",
  javadoc: "java",
  jsdoc: "javascript",
  shell: "shellscript",
  actionscript: "actionscript-3",
  coffeescript: "coffee",
  objectivec: "objective-c",
  gotmpl: "handlebars",
  "go-html-template": "handlebars",
  "go-text-template": "handlebars",
  conf: "ini",
  cfg: "ini",
  npm: "shellscript",
  "package-install": "shellscript",
  restructuredtext: "rst",
  py3: "python",
  python3: "python",
  pycon: "python",
  pycon3: "python",
  math: "latex",
  myst: "markdown",
};

const plain = new Set(["", "text", "txt", "plaintext", "tree", "mermaid"]);

/** A language of shiki. */
export type BundledLanguage = keyof typeof bundledLanguages;

const isBundled = (name: string): name is BundledLanguage => Object.hasOwn(bundledLanguages, name);

/** The grammar for a language; undefined for plain text and unknown languages. */
export function grammarOf(lang: string): BundledLanguage | "al" | undefined {
  const written = lang.toLowerCase();
  const name = Object.hasOwn(languageAliases, written) ? languageAliases[written] : written;
  if (name === undefined || plain.has(name)) return undefined;
  return name === "al" || isBundled(name) ? name : undefined;
}

/** Whether code in this language is highlighted, or deliberately plain text. */
export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang.toLowerCase()) || grammarOf(lang) !== undefined;
}

/** Every name `isKnownLanguage` accepts, for suggestions. */
export function knownLanguages(): string[] {
  return ["text", "al", "mermaid", ...Object.keys(languageAliases), ...Object.keys(bundledLanguages)];
}
