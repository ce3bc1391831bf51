import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../lib/testing/temporary-folder";

const { activate } = createRequire(import.meta.url)("../../.vscode/extensions/error-codes/extension.js");

/** What VS Code would show on hovering a text, in a document of the project at `root`. */
function hoverOn(text: string, root = process.cwd()): string | undefined {
  let provider = { provideHover: (_document: object, _position: object): { value: string } | undefined => undefined };
  activate(
    { subscriptions: [] },
    {
      workspace: { getWorkspaceFolder: () => ({ uri: { fsPath: root } }) },
      languages: {
        registerHoverProvider: (languages: string[], registered: typeof provider) => {
          expect(languages).toContain("mdx");
          provider = registered;
        },
      },
      MarkdownString: class {
        constructor(readonly value: string) {}
      },
      Hover: class {
        readonly value: string;
        constructor(text: { value: string }) {
          this.value = text.value;
        }
      },
    },
  );
  const document = {
    getWordRangeAtPosition: (_: object, pattern: RegExp) => pattern.exec(text) ?? undefined,
    getText: ([code]: RegExpExecArray) => code,
  };
  return provider.provideHover(document, {})?.value;
}

test("shows an error code's title, meaning, retry behavior, status, and remedy", () => {
  expect(hoverOn("answers with PL-1001.")).toMatch(
    /^\*\*PL-1001: .+\*\*\n\n.+\n\nNot tried again automatically; HTTP 4\d\d\n\n.+$/,
  );
});

test("omits a meaning that only repeats the title", () => {
  expect(hoverOn("PL-1002")?.match(/API key missing or unknown/g)).toHaveLength(1);
});

test("says when the catalog does not have a code", () => {
  expect(hoverOn("PL-0000")).toContain("has no PL-0000");
});

test("links a remedy to the source file of the page", () => {
  expect(hoverOn("PL-3002")).toMatch(/\]\(file:\/\/.+\/content\/administration\/transactions\/errors\.mdx\)/);
});

test("asks for `npm install` when packages are not installed", () => {
  expect(hoverOn("PL-1002", temporaryFolder())).toContain("after `npm install`");
});

test("reports the file and line of a catalog that cannot be parsed", () => {
  const root = temporaryFolder();
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  mkdirSync(join(root, "content/_reference"), { recursive: true });
  writeFileSync(join(root, "content/_reference/errors.yaml"), "codes:\n  - { code: PL-1002\n");
  expect(hoverOn("PL-1002", root)).toMatch(/^`content\/_reference\/errors\.yaml` cannot be read: .+ line \d/);
});

test("shows nothing for other text", () => expect(hoverOn("A key is missing.")).toBeUndefined());
