import { defineConfig } from "@playwright/test";
import { installBrowser } from "./lib/build/browser.mjs";

const port = Number(process.env.E2E_PORT ?? 4173);

/** End-to-end tests over the export of `tests/site`: `npm run test:e2e` makes it and starts them. */
export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a busy computer; what is there is not waited for.
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
  // What must hold at both widths resizes its window; the phone has what differs there: the drawer, touch, and the dialog.
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
