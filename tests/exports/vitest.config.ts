import { defineConfig } from "vitest/config";

/** Exports that are compared with each other. Each needs minutes: `npm test` makes one, `npm run test:exports` the others. */
export default defineConfig({
  test: {
    include: ["tests/exports/*.test.ts"],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
