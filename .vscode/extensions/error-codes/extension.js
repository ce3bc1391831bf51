const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");

const languages = ["mdx", "markdown", "yaml"];

/** Started by VS Code, which is `api`: pointing at an error code shows what the catalog says about it. */
exports.activate = ({ subscriptions }, api = require("vscode")) => {
  const provideHover = (document, position) => {
    const range = document.getWordRangeAtPosition(position, /PL-\d{4}/);
    const folder = api.workspace.getWorkspaceFolder(document.uri);
    if (!range || !folder) return undefined;
    return new api.Hover(new api.MarkdownString(textOf(folder.uri.fsPath, document.getText(range))), range);
  };
  subscriptions.push(api.languages.registerHoverProvider(languages, { provideHover }));
};

/** What the catalog in `root` says about a code, as Markdown. It is read anew: it may be what is being edited. */
function textOf(root, code) {
  const { parse } = createRequire(join(root, "package.json"))("yaml");
  const { codes } = parse(readFileSync(join(root, "content/_reference/errors.yaml"), "utf8"));
  const found = codes.find((entry) => entry.code === code);
  if (!found) return `The catalog has no ${code}: add it to \`content/_reference/errors.yaml\`, or correct the number.`;
  const { title, meaning, status, retried, remedy } = found;
  const how = [status && `HTTP ${status}`, retried ? "tried again automatically" : "not tried again"];
  return `**${code}: ${title}**\n\n${meaning} (${how.filter(Boolean).join(", ")})\n\n${remedy}`;
}
