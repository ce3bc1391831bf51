import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** The test site with credentials of the hosted search service: `node lib/build/bin/test.mjs hosted` builds it first. */
export default defineConfig({
  ...base,
  testDir: ".",
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    { name: "mobile", use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /light and dark/ },
  ],
  webServer: base.webServer && {
    ...base.webServer,
    command: "node lib/build/bin/serve.mjs .cache/exports/hosted/out",
    cwd: "../..",
  },
});
