import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** The export of another tree of pages: `CONTENT_DIR=tests/other-content/pages npm run build` comes first. */
export default defineConfig({
  ...base,
  testDir: ".",
  projects: [{ name: "other content", use: { viewport: { width: 1280, height: 900 } } }],
  webServer: base.webServer && { ...base.webServer, cwd: "../.." },
});
