import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Tests of the real content without a browser: ranking, questions to search and Ask, and samples that run as printed. */
export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    include: ["lib/search/**/*.site.test.ts", "tests/samples/*.site.test.ts"],
    // One process for all files: the real content is read and indexed once.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 180_000,
    // The first hook reads every page of the real content, on a computer that may be busy with a build.
    hookTimeout: 300_000,
  },
});
