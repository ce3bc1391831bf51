import type { Page } from "@playwright/test";

/** Follows the link that skips to the main content, so that Tab goes on with the first stop in it. */
export const skipToMain = (page: Page) => page.getByRole("link", { name: "Skip to main content" }).press("Enter");
