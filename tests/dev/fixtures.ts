import { test as base, type Locator } from "@playwright/test";
import { type Preview, startPreview } from "./preview";

/** Milliseconds in which a copy of the project is made and its server listens. */
const patience = 300_000;

type Fixtures = {
  /** The bar for authors. */
  bar: Locator;
};

/** Tests of one live preview: it lives as long as the worker, and every test leaves its files as they were. */
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
  baseURL: ({ preview }, use) => use(preview.origin),
  bar: ({ page }, use) => use(page.getByRole("complementary", { name: "For authors" })),
});

export { expect } from "@playwright/test";
