import { defineConfig } from "@playwright/test";
import { installBrowser } from "./lib/build/browser.mjs";

const port = Number(process.env.E2E_PORT ?? 4173);

/** End-to-end tests against the export of `tests/site`, which `npm run test:e2e` builds first. */
export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a busy machine; tests do not wait longer than their conditions take.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: installBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // Tests of both widths resize the viewport; the mobile project covers what differs there: the drawer, touch, and the dialog.
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } }, testIgnore: "**/*.mobile.spec.ts" },
    {
      name: "mobile",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: "**/*.mobile.spec.ts",
    },
  ],
  webServer: {
    command: "node lib/build/bin/serve.mjs .cache/exports/site/out",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
