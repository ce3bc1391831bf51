import type { Page } from "@playwright/test";

/** Collects policy violations on the pages of a tab. Those in workers are only logged, which the fixture fails on. */
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
    // Reports that are under way arrive before this resolves.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return seen;
  };
}
