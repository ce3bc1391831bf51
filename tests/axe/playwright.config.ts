import { defineConfig } from "@playwright/test";
import sweep from "../sweep/playwright.config";

/** The full sweep with axe over the export of the real content: `npm run test:axe` makes that and starts it. */
export default defineConfig({
  ...sweep,
  testDir: ".",
  projects: [{ name: "every route", use: { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } }],
});
