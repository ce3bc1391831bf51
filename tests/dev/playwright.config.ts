import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** The live preview: `npm run dev` in a copy of this project, whose files the tests write and remove. */
export default defineConfig({
  ...base,
  testDir: ".",
  fullyParallel: false,
  workers: 1,
  // The first page of a copy compiles everything while the test waits for it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [{ name: "live" }],
  use: { ...base.use, viewport: { width: 1280, height: 900 } },
  webServer: undefined,
});
