/** Front matter between lines of three plus signs, as Hugo has it. */
const fenced = /^\uFEFF?\+{3}[ \t]*(\n[\s\S]*?)^\+{3}[ \t]*(?=\n|$(?![\s\S]))/m;

/**
 * A page whose front matter is TOML with the same in YAML, line for line: values at the top, not those in tables. Texts, lists and
 * numbers are written alike in both, but for texts of several lines.
 */
export function withYamlFrontMatter(text: string): string {
  if (!/^\uFEFF?\+{3}/.test(text)) return text;
  return text.replace(fenced, (_, toml: string) => `---${asYaml(toml)}---`);
}

const asYaml = (toml: string): string =>
  toml
    .replace(/("""|''')\n?([\s\S]*?)\1/g, (whole, _, said: string) => JSON.stringify(said) + lineEnds(whole))
    .replace(/^[ \t]*\[[\s\S]*/m, (tables) => (/^[ \t]*\[\[?[\w."'-]+\]/.test(tables) ? lineEnds(tables) : tables))
    .split("\n")
    .map((line) => {
      const [, key, value] = /^[ \t]*([\w-]+)[ \t]*=[ \t]*(.*)$/.exec(line) ?? [];
      // What goes on from the line above stands deeper than its key.
      return key === undefined ? line.replace(/^(?=\S)/, " ") : `${key}: ${value}`;
    })
    .join("\n");

const lineEnds = (text: string) => text.replace(/[^\n]+/g, "");
