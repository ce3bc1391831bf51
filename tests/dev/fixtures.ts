import { test as base, type Locator } from "@playwright/test";
import { type Preview, startPreview } from "./preview";

/** Milliseconds for copying the project and starting its server. */
const patience = 300_000;

type Fixtures = {
  /** The author bar. */
  bar: Locator;
  /** Restores the server after a test that restarted it over other files or with other variables. */
  restored: undefined;
};

/** Tests share one live preview, which lives as long as the worker, and every test restores the files it changes. */
export const test = base.extend<Fixtures, { preview: Preview }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for
    async ({}, use) => {
      const preview = await startPreview();
      await use(preview);
      await preview.stop();
    },
    { scope: "worker", timeout: patience },
  ],
  restored: [
    async ({ preview }, use) => {
      await use(undefined);
      await preview.restore();
    },
    { auto: true, timeout: patience },
  ],
  baseURL: ({ preview }, use) => use(preview.origin),
  bar: ({ page }, use) => use(page.getByRole("complementary", { name: "For authors" })),
});

export { expect } from "@playwright/test";
