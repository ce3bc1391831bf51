import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { referenceLinks } from "./links";

it("gives every site path of the reference once per document, with the line it stands on", () => {
  const links = referenceLinks();
  const found = links.map(({ href, file }) => `${file} ${href}`);
  expect(found).toContain("content/_reference/openapi.yaml /develop/api/job");
  expect(found).toContain("content/_reference/errors.yaml /administration/license");
  expect(found).toContain("content/_reference/cli.yaml /develop/cli/job");
  expect(found).toContain("content/_reference/changelog.yaml /integrations/webhook/authentication");
  expect(new Set(found).size).toBe(links.length);
  for (const { href, file, line } of links) {
    expect(readFileSync(file, "utf8").split("\n")[line - 1], `${file}:${line}`).toContain(href);
  }
});
