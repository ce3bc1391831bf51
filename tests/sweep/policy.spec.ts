import { readFileSync } from "node:fs";
import { expect, open, test } from "../e2e/fixtures";
import { box, dialog, openSearch } from "../e2e/search-fixtures";
import { kinds, titleOf } from "./export";

const figures = kinds.figure ?? "/";

test("the site's policy allows one inline script by its hash, and no other inline code", () => {
  const { headers } = JSON.parse(readFileSync("hosting/rules.json", "utf8")) as { headers: [string, string][] };
  const policy = new Map(headers).get("Content-Security-Policy") ?? "";
  expect(policy).not.toContain("unsafe");
  expect(policy.replace(/'sha256-[^']+'/, "HASH").split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' HASH",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ]);
});

// The browser logs every violation, and every test fails on logged errors.
test("search, Ask, an enlarged figure, and printing do not violate the policy", async ({ page }) => {
  await openSearch(page, figures);
  await box(page).fill(titleOf(figures));
  await expect(dialog(page).getByRole("status").first()).toHaveText(/^\d+ results?$/);
  await page.getByRole("button", { name: /^Ask a question/ }).click();
  await expect(dialog(page).getByRole("article")).toHaveAttribute("aria-busy", "false");

  await open(page, figures);
  await page
    .getByRole("button", { name: /^Enlarge: / })
    .first()
    .click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("main")).toBeVisible();
});
