import { createRequire } from "node:module";
import { expect, test } from "vitest";

const { activate } = createRequire(import.meta.url)("../../.vscode/extensions/error-codes/extension.js");

/** What VS Code would show with the pointer on a text, in a document of this project. */
function hoverOn(text: string): string | undefined {
  let provider = { provideHover: (_document: object, _position: object): { value: string } | undefined => undefined };
  activate(
    { subscriptions: [] },
    {
      workspace: { getWorkspaceFolder: () => ({ uri: { fsPath: process.cwd() } }) },
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

test("an error code shows its title and meaning, how it is answered, and what to do", () => {
  expect(hoverOn("answers with PL-1002.")).toMatch(/^\*\*PL-1002: .+\*\*\n\n.+ \(HTTP 4\d\d, not tried again\)\n\n.+$/);
});

test("a code that the catalog does not have says so", () => {
  expect(hoverOn("PL-0000")).toContain("has no PL-0000");
});

test("other text shows nothing", () => expect(hoverOn("A key is missing.")).toBeUndefined());
