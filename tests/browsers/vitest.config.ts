import { defineConfig } from "vitest/config";

/** Common reader actions in an installed Firefox, which Playwright cannot drive: `npm run test:browsers`, not part of `npm test`. */
export default defineConfig({
  test: {
    include: ["tests/browsers/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
