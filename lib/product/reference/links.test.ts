import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { referenceLinks } from "./links";

it("lists every site path in the reference once per document, with its line", () => {
  const root = temporaryFolder();
  cpSync(join(import.meta.dirname, "testing"), join(root, "content/_reference"), { recursive: true });
  const first = join(root, "content/_reference/openapi.yaml");
  writeFileSync(first, `# https://docs.example/develop/api/boat\n${readFileSync(first, "utf8")}`);
  const links = referenceLinks(root);
  expect(links.map(({ href, file }) => `${file.replace("content/_reference/", "")} ${href}`)).toEqual([
    "openapi.yaml /develop/api/boat",
    "openapi.yaml /develop/cli/boat",
    "openapi.yaml /develop/api/trip",
    "openapi.yaml /develop/api/import",
    "openapi.yaml /develop/api/token",
    "cli.yaml /develop/cli/boat",
    "cli.yaml /develop/cli/trip",
    "cli.yaml /develop/cli",
    "errors.yaml /develop/api/boat",
    "changelog.yaml /develop/api/trip",
  ]);
  for (const { href, file, line } of links)
    expect(readFileSync(join(root, file), "utf8").split("\n")[line - 1], `${file}:${line}`).toMatch(
      new RegExp(`(?<!example)${href}(?![\\w/-])`),
    );
});
