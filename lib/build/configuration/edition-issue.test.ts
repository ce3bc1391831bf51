import { expect, test } from "vitest";
import { EditionError } from "../../nav/edition-error";
import { temporaryFolder } from "../../testing/temporary-folder";
import { editionIssue } from "./edition-issue";

const error = new EditionError('The version "1" is at "/one".', 'Write path: "/1".', { key: "path", value: "/one" });
const wrong = 'export const items = [\n  { name: "1", path: "/one" },\n];\n';

/** File and line of the issue in a project with these files. */
function placeIn(files: Record<string, string>, siteDir?: string) {
  const root = temporaryFolder(files);
  const { file, line } = editionIssue(error, { root, ...(siteDir && { siteDir }) });
  return [file, line];
}

test("reports invalid editions where they are configured: in the settings, or in another site's manifest", () => {
  const settings = { "lib/product/settings.ts": wrong };
  const manifest = { "tests/site/manifest.ts": `\n${wrong}` };
  expect(placeIn(settings)).toEqual(["lib/product/settings.ts", 2]);
  expect(placeIn({ ...settings, ...manifest }, "tests/site")).toEqual(["tests/site/manifest.ts", 3]);
  expect(placeIn({ ...settings, "tests/site/manifest.ts": "" }, "tests/site")).toEqual(["lib/product/settings.ts", 2]);
  expect(placeIn({})).toEqual(["lib/product/settings.ts", undefined]);
  expect(placeIn({}, "tests/site")).toEqual(["tests/site/manifest.ts", undefined]);
});
