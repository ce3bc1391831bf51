import { expect, it } from "vitest";
import { referenceLinks } from "./links";

it("gives every site path of the reference once per document", () => {
  const links = referenceLinks();
  expect(links).toContainEqual({ href: "/develop/api/job", file: "content/_reference/openapi.yaml" });
  expect(links).toContainEqual({ href: "/administration/license", file: "content/_reference/errors.yaml" });
  expect(links).toContainEqual({ href: "/develop/cli/job", file: "content/_reference/cli.yaml" });
  expect(links.every(({ href }) => href.startsWith("/"))).toBe(true);
  expect(new Set(links.map(({ href, file }) => `${file} ${href}`)).size).toBe(links.length);
});
