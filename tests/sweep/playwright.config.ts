import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** Sweeps over the export of the real content, which `npm run test:site` builds: rules for every page, whatever its text. */
export default defineConfig({
  ...base,
  testDir: ".",
  projects: [{ name: "real content", use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
  webServer: base.webServer && { ...base.webServer, command: "node lib/build/bin/serve.mjs out", cwd: "../.." },
});
