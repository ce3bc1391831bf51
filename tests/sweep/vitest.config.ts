import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Tests of the edition in another language, and of what it takes from the interface texts of that language. */
const german = "lib/search/**/*.de.site.test.ts";

/** Tests of the real content without a browser: ranking, questions to search and Ask, and samples that run as printed. */
export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    // One process for all files of an edition: its content is read and indexed once.
    isolate: false,
    maxWorkers: 1,
    // As for builds: a search leaves much that is garbage soon after, and much less has to be copied in a larger nursery.
    execArgv: ["--min-semi-space-size=64", "--max-semi-space-size=64"],
    testTimeout: 180_000,
    // The first hook reads every page of the real content, on a computer that may be busy with a build.
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: "en",
          include: ["lib/search/**/*.site.test.ts", "tests/samples/*.site.test.ts"],
          exclude: [german],
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^#texts\/(.*)/, replacement: `${root}i18n/de/texts/$1.ts` }] },
        test: { name: "de", include: [german], env: { EDITION_LANGUAGE: "de" } },
      },
    ],
  },
});
