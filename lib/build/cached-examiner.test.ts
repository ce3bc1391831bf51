import { build } from "esbuild";
import { expect, test } from "vitest";
import { makers } from "../page/reader";
import { examinerInputs } from "./cached-examiner";

/** Files of the project that a file needs as it runs, by way of others as well. */
async function neededBy(file: string): Promise<string[]> {
  const options = { bundle: true, write: false, metafile: true, platform: "node", format: "esm" } as const;
  const { metafile } = await build({ ...options, entryPoints: [file], packages: "external", logLevel: "silent" });
  return Object.keys(metafile.inputs);
}

/** Caching, sharing and locating the project do not change what results are. */
const caches = ["lib/hash.ts", "lib/memoize.ts", "lib/shared.ts", "lib/site/environment.ts", "lib/disk-cache.ts"];

test.each([
  ["a page", "lib/page/read.ts", makers],
  ["the findings in a page", "lib/build/cached-examiner.ts", [...examinerInputs, ...caches]],
])("what is kept of %s is made anew when any code changes that makes it, and no other code", async (_, file, named) => {
  const isNamed = (needed: string) => named.some((name) => needed === name || needed.startsWith(`${name}/`));
  const needed = await neededBy(file);
  expect(needed.filter((name) => !isNamed(name))).toEqual([]);
  const code = named.filter((name) => name.startsWith("lib/"));
  expect(code.filter((name) => !needed.some((file) => file === name || file.startsWith(`${name}/`)))).toEqual([]);
});
