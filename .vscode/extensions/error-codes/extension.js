const { existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");

const languages = ["mdx", "markdown", "yaml"];
const catalog = "content/_reference/errors.yaml";

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

/** What the catalog in `root` says about a code, as Markdown, or why it cannot be read: VS Code shows no errors of a hover. */
function textOf(root, code) {
  try {
    const found = readCatalog(root).find((entry) => entry.code === code);
    if (!found) return `The catalog has no ${code}: add it to \`${catalog}\`, or correct the number.`;
    const { title, meaning, status, retried, remedy } = found;
    const how = `${retried ? "Tried" : "Not tried"} again automatically${status ? `; HTTP ${status}` : ""}`;
    const parts = [`**${code}: ${title}**`, meaning !== title && meaning, how, remedy];
    return parts
      .filter(Boolean)
      .join("\n\n")
      .replace(/\]\((\/[^)#]*)[^)]*\)/g, (_, route) => `](${fileOf(root, route)})`);
  } catch (error) {
    if (error.code === "MODULE_NOT_FOUND") return `What ${code} means shows after \`npm install\`.`;
    return `\`${catalog}\` cannot be read: ${error.message}`;
  }
}

/** The entries of the catalog. It is read anew each time: it may be what is being edited. */
function readCatalog(root) {
  const { parse } = createRequire(join(root, "package.json"))("yaml");
  return parse(readFileSync(join(root, catalog), "utf8")).codes;
}

/** The address of the file of a page, for a link that opens in the editor; the route itself where there is none. */
function fileOf(root, route) {
  const ends = [".mdx", "/index.mdx", ".md", "/index.md"];
  const file = ends.map((end) => join(root, "content", route + end)).find((path) => existsSync(path));
  return file ? pathToFileURL(file).href : route;
}
