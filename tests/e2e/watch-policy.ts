import type { Page } from "@playwright/test";

/** What the browser has refused on the pages of a tab so far; the fixture fails on what it logs of workers. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report([location.pathname, effectiveDirective, blockedURI, sample].join(" "));
    });
  });
  return async () => {
    // A report that is under way arrives before the answer to this.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return seen;
  };
}
