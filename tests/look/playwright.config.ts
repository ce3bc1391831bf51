import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/**
 * Pictures of pages of `tests/site`, compared with those in `tests/look/pictures`: `npm run test:look`. They are asked for by name
 * and are no part of `npm test`, because another version of the browser draws the same page a little differently.
 */
export default defineConfig({
  ...base,
  testDir: ".",
  // One set for every system: the tests leave the system no say in fonts and colors.
  snapshotPathTemplate: "pictures/{arg}{ext}",
  expect: {
    ...base.expect,
    toHaveScreenshot: { animations: "disabled", caret: "hide", scale: "css", threshold: 0.3, maxDiffPixelRatio: 0.01 },
  },
  projects: [{ name: "look" }],
  use: {
    ...base.use,
    deviceScaleFactor: 1,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
      ],
    },
  },
  webServer: base.webServer && { ...base.webServer, cwd: "../.." },
});
