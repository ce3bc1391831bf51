import { defineConfig } from "@playwright/test";
import sweep from "../sweep/playwright.config";

/** The full axe sweep over the export of the real content: `npm run test:axe` builds the export and starts the sweep. */
export default defineConfig({
  ...sweep,
  testDir: ".",
  projects: [{ name: "every route", use: { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } }],
});
