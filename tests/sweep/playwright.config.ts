import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** Sweeps over the export of the real content, which `npm run test:site` makes: what holds for every page, whatever it says. */
export default defineConfig({
  ...base,
  testDir: ".",
  projects: [{ name: "real content", use: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
  webServer: base.webServer && { ...base.webServer, command: "node lib/build/bin/serve.mjs out", cwd: "../.." },
});
