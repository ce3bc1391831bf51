import { afterAll, expect, test } from "vitest";
import { copyProject, differences, isDefaultOnly, readExport } from "./project";

/** The export that `npm test` has just made here, of the site that `SITE_DIR` names. */
const folder = process.env.EXPORTED ?? "out";

/** The folder with what was compiled and compressed for that export, in a full run; otherwise the copy compiles for itself. */
const compiled = process.env.COMPILED;

/** A copy at the other end of the world, where it may be another day and words sort by other rules. */
const elsewhere = copyProject({
  environment: { TZ: "Pacific/Kiritimati", LC_ALL: "sv_SE.UTF-8" },
  isOnOneCore: true,
  ...(compiled && { compiled }),
});
afterAll(() => elsewhere.remove());

/** Files that differ when only the default edition is built, since they name the other editions. */
const listsEditions =
  /^(?:\.htaccess|_headers|_redirects|(?:sitemap\.xml|(?:staticwebapp\.config|vercel)\.json|sw\.js)(?:\.br|\.gz)?)$/;

test("a build of the same files in another folder, time zone, and locale, on one core, has the same bytes and parses every page once", () => {
  const here = readExport(folder);
  if (!here) throw new Error(`There is no export in ${folder}: run \`npm run same-bytes\`, which makes it.`);
  const { files, output } = elsewhere.build(...(compiled ? [] : ["--full"]));
  // Only the code is reused, and compressed files by the hashes of their texts.
  if (compiled) expect(output).toMatch(/^The code is compiled\. (\d+) of \1 pages and images are new/m);
  expect(output).toMatch(/^Parsed [1-9]\d* pages, each once$/m);
  if (!isDefaultOnly) return expect(differences(here, files)).toEqual([]);
  const compared = [...files.keys()].filter((name) => !listsEditions.test(name));
  expect(compared.filter((name) => files.get(name) !== here.get(name))).toEqual([]);
});
