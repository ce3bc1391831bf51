import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "../e2e/fixtures";
import { kinds } from "./export";

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Where pictures for `docs/design.md` go; without it the tests only look. */
const folder = process.env.SCREENSHOTS;

for (const [name, path] of Object.entries(kinds)) {
  test(`${name}: nothing sticks out or is cut at three widths, and axe finds nothing, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.evaluate(() => document.fonts.ready);
        if (folder) {
          const file = `${folder}/${name.replace("reference-", "")}-${size.width}-${colorScheme}.jpg`;
          await page.screenshot({ path: file, type: "jpeg", quality: 50 });
        }
        expect(await findOverflow(page), `at ${size.width}`).toEqual([]);
      }
      const axe = new AxeBuilder({ page });
      const { violations } = await (colorScheme === "light"
        ? axe.withTags(rules)
        : axe.withRules(["color-contrast"])
      ).analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))).toEqual(
        [],
      );
    }
  });
}

/** Elements that make the window scroll sideways, and texts that are cut off without a way to scroll to them. */
function findOverflow(page: Parameters<typeof open>[0]): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const width = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth > width;
    const out = [...document.querySelectorAll("main *")].filter(
      (element) => wide && element.getBoundingClientRect().right > width + 1,
    );
    const cut = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button, summary, td, th, label)")].filter(
      (element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return overflowX === "hidden" && clipPath === "none" && element.scrollWidth > element.clientWidth + 1;
      },
    );
    return [...out, ...cut].slice(0, 5).map(describe);
  });
}
