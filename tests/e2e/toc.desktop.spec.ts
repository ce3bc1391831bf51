import { expect, open, test } from "./fixtures";

test("the table of contents links to the sections, marks the current one, and keeps it in view", async ({ page }) => {
  await open(page, "/keeper/lamp/walk");
  const toc = page.getByRole("complementary", { name: "On this page" });
  await test.step("its links scroll to sections without the navbar covering them", async () => {
    await page
      .getByRole("complementary", { name: "On this page" })
      .getByRole("link", { name: "Limits", exact: true })
      .click();
    const heading = page.getByRole("heading", { name: "Limits", exact: true });
    const navbar = await page.locator("[data-navbar]").boundingBox();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(900);
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(Math.max(0, (navbar?.y ?? 0) + (navbar?.height ?? 0)) - 1);
  });
  await test.step("the page keeps its scroll position while the table of contents follows", async () => {
    const moved = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const found: string[] = [];
      const end = document.documentElement.scrollHeight - innerHeight;
      for (let wanted = 100; wanted < end; wanted += 100) {
        scrollTo({ top: wanted, behavior: "instant" });
        for (let frames = 0; frames < 3; frames++) await frame();
        if (scrollY !== wanted) found.push(`${wanted} became ${scrollY}`);
      }
      return found;
    });
    expect(moved).toEqual([]);
    await expect(toc.locator("[aria-current]")).toBeInViewport();
  });
  await test.step("marks the current section", async () => {
    const link = (name: string) => toc.getByRole("link", { name, exact: true });
    await page
      .getByRole("heading", { name: "What you can do from here" })
      .evaluate((heading) => heading.scrollIntoView({ block: "start" }));
    await expect(link("What you can do from here")).toHaveAttribute("aria-current", "true");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(link("Related")).toHaveAttribute("aria-current", "true");
    await expect(toc.locator("[aria-current]")).toHaveCount(1);
  });
  await test.step("if taller than the window, scrolls to the current section", async () => {
    await page.setViewportSize({ width: 1280, height: 220 });
    const current = page.getByRole("complementary", { name: "On this page" }).locator("[aria-current]");
    for (const name of ["Related", "Limits"]) {
      const heading = page.getByRole("heading", { name, exact: true });
      await heading.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().top - 10, behavior: "instant" }),
      );
      await expect(current).toHaveText(name);
      await expect(current).toBeInViewport({ ratio: 0.9 });
    }
  });
});

test("a link of the table of contents that the keyboard reaches stays in view, wherever the page scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  await open(page, "/keeper/lamp/walk");
  const links = page.getByRole("complementary", { name: "On this page" }).getByRole("link");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(links.last()).toHaveAttribute("aria-current", "true");
  await expect(links.first()).not.toBeInViewport();
  await page.getByRole("article").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.evaluate(() => scrollBy({ top: -20, behavior: "instant" }));
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});

test("a focused link of a list that scrolls beside the page shows its whole ring", async ({ page }) => {
  for (const [path, role, name] of [
    ["/keeper/lamp/walk", "complementary", "On this page"],
    ["/blog", "navigation", "Blog"],
  ] as const) {
    await open(page, path);
    const list = page.getByRole(role, { name, exact: true });
    const link = list.getByRole("link").first();
    await link.focus();
    const ring = await link.evaluate((focused) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(focused);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
    const [inner, outer] = [await link.boundingBox(), await list.boundingBox()];
    expect((inner?.x ?? 0) - ring, path).toBeGreaterThanOrEqual(outer?.x ?? 0);
  }
});
