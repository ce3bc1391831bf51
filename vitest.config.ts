import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{app,components,lib,tests/unit}/**/*.test.{ts,tsx}"],
    // Files share processes: most of the time went into importing the same modules for each of them.
    isolate: false,
    setupFiles: ["tests/unit/setup.ts"],
    globalSetup: ["tests/unit/temporary-folder.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // On a busy machine a test that reads all pages takes its time; one that hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is measured over the real content runs with `npm run test:site`.
    exclude: ["**/*.site.test.ts", "**/node_modules/**"],
    coverage: {
      provider: "v8",
      include: ["lib/**/*.ts"],
      // Entrances of npm scripts, and what runs in threads and browsers, are driven by the stages that build.
      exclude: ["lib/build/bin/**", "lib/build/page-worker.ts", "**/*.test.ts", "**/*.fixture.ts", "**/testing/**"],
      reporter: ["text-summary"],
      reportsDirectory: ".cache/coverage",
      // What the tests cover today, a little rounded down.
      thresholds: { statements: 88, branches: 80, functions: 89, lines: 89 },
    },
  },
});
