import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ResetsLast } from "./tests/unit/resets-last.mjs";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{app,components,lib,tests/unit}/**/*.test.{ts,tsx}"],
    // Test files share processes, because importing the same modules for each of them took most of the time.
    isolate: false,
    setupFiles: ["tests/unit/setup.ts"],
    globalSetup: ["tests/unit/temporary-folder.ts"],
    sequence: { sequencer: ResetsLast },
    // Long enough for tests that read all pages on a busy machine, while hanging tests still fail.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Tests of the real content run with `npm run test:site`.
    exclude: ["**/*.site.test.ts", "**/node_modules/**"],
    coverage: {
      provider: "v8",
      include: ["lib/**/*.ts"],
      // Entry points of npm scripts, and code that runs in threads and browsers, are exercised by the build stages.
      exclude: [
        "lib/build/bin/**",
        "lib/build/checking/page-worker.ts",
        "**/*.test.ts",
        "**/*.fixture.ts",
        "**/testing/**",
      ],
      reporter: ["text-summary"],
      reportsDirectory: ".cache/coverage",
      // The current coverage, rounded down.
      thresholds: { statements: 88, branches: 80, functions: 89, lines: 89 },
    },
  },
});
