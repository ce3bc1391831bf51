import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docSource } from "../../page/testing/doc-source";
import { temporaryFolder } from "../../testing/temporary-folder";
import { openSite } from "../configuration/open-site";
import { createCachedExaminer } from "./cached-examiner";
import { checksOf, findUncachedPages, readAhead } from "./checked-site";

const ownEnvironment = { root: process.cwd(), isAuthoring: false, isOptimized: false, isStrict: false };

test("checks writing and spelling only in the default language, and everything else in every edition", async () => {
  const names = async (language?: string) => {
    const environment = { ...ownEnvironment, ...(language && { language }) };
    return checksOf(await openSite(environment, { includeDrafts: true })).map(({ name }) => name);
  };
  const [own, translated] = [await names(), await names("de")];
  expect(own).toEqual(expect.arrayContaining(["links", "fences", "drawings", "writing", "spelling"]));
  expect(translated).toEqual(own.filter((name) => !["writing", "spelling"].includes(name)));
});

const tree = temporaryFolder();

test("reads a page shared by two editions only once, so that two threads do not both parse it", async () => {
  for (const name of ["index", "rope"])
    writeFileSync(join(tree, `${name}.md`), `# ${name}\n\nThe ${name} of ${tree}.\n`);
  const environment = { ...ownEnvironment, contentDir: tree };
  const open = () => openSite(environment, { includeDrafts: true });
  const editions = [await open(), await open()] as const;
  expect(findUncachedPages(editions).map(({ source }) => source.doc.path)).toEqual(["/", "/rope"]);
  await readAhead(editions);
  expect(findUncachedPages(editions)).toEqual([]);
});

test("does not reuse cached findings for a page that has moved, since they depend on its path", async () => {
  const page = (path: string) => docSource(path, `\nA rope of ${tree}.\n`);
  const work = createCachedExaminer(await openSite(ownEnvironment, { includeDrafts: true }));
  const examined = await work.examine(page("/develop/a"));
  expect(work.cached(page("/develop/a"))).toEqual(examined);
  expect(work.cached(page("/user/a"))).toBeUndefined();
});
