import { afterAll, expect, test } from "vitest";
import { copyProject, differences, isDefaultOnly, readExport } from "./project";

/** The export that `npm test` has just made here, of the site that `SITE_DIR` names. */
const folder = process.env.EXPORTED ?? "out";

/** Where what was compiled and compressed for that export is, in a whole run; by name this is done elsewhere too. */
const compiled = process.env.COMPILED;

/** The other end of the world: it is another day there, and words are sorted by other rules. */
const elsewhere = copyProject({
  environment: { TZ: "Pacific/Kiritimati", LC_ALL: "sv_SE.UTF-8" },
  isOnOneCore: true,
  ...(compiled && { compiled }),
});
afterAll(() => elsewhere.remove());

/** What a build of the default edition alone makes otherwise, since it names the others. */
const listsEditions =
  /^(?:\.htaccess|_headers|_redirects|(?:sitemap\.xml|(?:staticwebapp\.config|vercel)\.json|sw\.js)(?:\.br|\.gz)?)$/;

test("an export of the same files, made in another folder, at another time and place and with one core, is the same, and every page is read once for it", () => {
  const here = readExport(folder);
  if (!here) throw new Error(`There is no export in ${folder}: run \`npm run same-bytes\`, which makes it.`);
  const { files, output } = elsewhere.build(...(compiled ? [] : ["--full"]));
  // Nothing but the code is taken over, and compressed forms by the hashes of texts.
  if (compiled) expect(output).toMatch(/^The code is compiled\. (\d+) of \1 pages and images are new/m);
  expect(output).toMatch(/^Parsed [1-9]\d* pages, each once$/m);
  if (!isDefaultOnly) return expect(differences(here, files)).toEqual([]);
  const compared = [...files.keys()].filter((name) => !listsEditions.test(name));
  expect(compared.filter((name) => files.get(name) !== here.get(name))).toEqual([]);
});
