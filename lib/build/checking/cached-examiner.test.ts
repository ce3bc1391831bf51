import { build } from "esbuild";
import { expect, test } from "vitest";
import { makers } from "../../page/reader";
import { examinerInputs } from "./cached-examiner";

/** Project files that a file imports at run time, directly or transitively. */
async function neededBy(file: string): Promise<string[]> {
  const options = { bundle: true, write: false, metafile: true, platform: "node", format: "esm" } as const;
  const { metafile } = await build({ ...options, entryPoints: [file], packages: "external", logLevel: "silent" });
  return Object.keys(metafile.inputs);
}

/** Caching, sharing, and locating the project do not affect results. */
const caches = ["lib/hash.ts", "lib/memoize.ts", "lib/shared.ts", "lib/site/environment.ts", "lib/disk-cache.ts"];

test.each([
  ["a page", "lib/page/read.ts", makers],
  ["the findings in a page", "lib/build/checking/cached-examiner.ts", [...examinerInputs, ...caches]],
])("the cache of %s is invalidated by exactly the code that it depends on", async (_, file, named) => {
  const isNamed = (needed: string) => named.some((name) => needed === name || needed.startsWith(`${name}/`));
  const needed = await neededBy(file);
  expect(needed.filter((name) => !isNamed(name))).toEqual([]);
  const code = named.filter((name) => name.startsWith("lib/"));
  expect(code.filter((name) => !needed.some((file) => file === name || file.startsWith(`${name}/`)))).toEqual([]);
});
