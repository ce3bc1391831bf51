import { defineConfig } from "vitest/config";

/** Comparisons of exports. Each takes minutes: `npm run test:exports` and `npm run same-bytes`, not part of `npm test`. */
export default defineConfig({
  test: {
    include: ["tests/exports/*.test.ts"],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
