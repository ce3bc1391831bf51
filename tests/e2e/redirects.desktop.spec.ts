import { expect, test } from "./fixtures";

test("an old address leads to the new one and keeps query and hash", async ({ page }) => {
  await page.goto("/user/guides/mobile-app?from=mail#install");
  await expect(page).toHaveURL("/user/mobile?from=mail#install");
  await expect(page.getByRole("heading", { level: 1, name: "The mobile app" })).toBeVisible();
});

for (const [from, to] of [
  ["/docs/en/administrator-manual/administration-license", "/administration/license"],
  ["/user/features/timeslots", "/user/features/recalculate-appointments"],
  ["/docs/en/troubleshooting/support", "https://support.planloom.example"],
  ["/support", "https://support.planloom.example"],
  ["/history", "https://news.planloom.example/whats-new"],
] as const) {
  test(`${from} leads to ${to}, is not indexed and names the canonical page`, async ({ request }) => {
    const html = await (await request.get(from)).text();
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${to.replace("https://", "")}">`));
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("an old address leads to the new one", async ({ page }) => {
    await page.goto("/user/features/timeslots");
    await expect(page).toHaveURL("/user/features/recalculate-appointments");
  });
});

test("hosts get the redirects as a file", async ({ request }) => {
  expect(await (await request.get("/_redirects")).text()).toContain("/user/guides/mobile-app /user/mobile 301\n");
});
