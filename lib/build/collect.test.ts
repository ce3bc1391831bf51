import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checksOf, newPages, readAhead } from "./collect";
import { openSite } from "./open-site";

test("the rules of the language are for pages written in it; code, diagrams and links are checked in every edition", async () => {
  const root = process.cwd();
  const names = async (language?: string) => {
    const environment = { root, isAuthoring: false, isOptimized: true, isStrict: false, ...(language && { language }) };
    return checksOf(await openSite(environment, { includeDrafts: true })).map(({ name }) => name);
  };
  const [own, translated] = [await names(), await names("de")];
  expect(own).toEqual(expect.arrayContaining(["links", "fences", "drawings", "writing", "spelling"]));
  expect(translated).toEqual(own.filter((name) => !["writing", "spelling"].includes(name)));
});

const tree = mkdtempSync(join(tmpdir(), "tree-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test("a page that two editions show is read once: two threads that have it at the same time would both parse it", async () => {
  for (const name of ["index", "rope"])
    writeFileSync(join(tree, `${name}.md`), `# ${name}\n\nThe ${name} of ${tree}.\n`);
  const environment = { root: process.cwd(), contentDir: tree, isAuthoring: false, isOptimized: true, isStrict: false };
  const open = () => openSite(environment, { includeDrafts: true });
  const editions = [await open(), await open()] as const;
  expect(newPages(editions).map(({ source }) => source.doc.path)).toEqual(["/", "/rope"]);
  await readAhead(editions);
  expect(newPages(editions)).toEqual([]);
});
