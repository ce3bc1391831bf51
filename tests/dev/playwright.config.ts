import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

const port = 4175;

/** The live preview: `npm run dev` in this project, with pages that the tests write and remove. */
export default defineConfig({
  ...base,
  testDir: ".",
  fullyParallel: false,
  workers: 1,
  // A fresh clone compiles the first page while the test waits for it.
  timeout: 300_000,
  projects: [{ name: "live" }],
  use: { ...base.use, baseURL: `http://localhost:${port}`, viewport: { width: 1280, height: 900 } },
  webServer: {
    command: `npm run --silent dev -- -p ${port}`,
    url: `http://localhost:${port}/routes.json`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
