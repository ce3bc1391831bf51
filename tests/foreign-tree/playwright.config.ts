import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** The export of another tree of pages: `node lib/build/bin/test.mjs foreign` builds it first. */
export default defineConfig({
  ...base,
  testDir: ".",
  projects: [{ name: "other content", use: { viewport: { width: 1280, height: 900 } } }],
  webServer: base.webServer && {
    ...base.webServer,
    command: "node lib/build/bin/serve.mjs .cache/exports/foreign/out",
    cwd: "../..",
  },
});
