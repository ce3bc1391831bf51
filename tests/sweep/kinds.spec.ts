import { colorViolationsByKind, violationsByKind } from "../e2e/axe";
import { expect, open, test } from "../e2e/fixtures";
import { findOverflow, spaceText } from "../e2e/overflow";
import { bases, kinds } from "./export";

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Folder for the screenshots of `docs/design.md`; without it, the tests take none. */
const folder = process.env.SCREENSHOTS;

for (const [name, path] of Object.entries(kinds)) {
  test(`${name}: nothing sticks out or is cut at three widths, and axe finds nothing, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate(() => document.fonts.ready);
        if (folder) {
          const file = `${folder}/${name.replace("reference-", "")}-${size.width}-${colorScheme}.jpg`;
          await page.screenshot({ path: file, type: "jpeg", quality: 50 });
        }
        expect(await findOverflow(page), `at ${size.width}, ${colorScheme}`).toEqual([]);
        if (size !== sizes.at(-1)) continue;
        const look = colorScheme === "light" ? violationsByKind : colorViolationsByKind;
        expect(await look(page), colorScheme).toEqual([]);
      }
    }
  });
}

test("the navbar and footer of every edition fit narrow windows, even with WCAG text spacing", async ({ page }) => {
  for (const base of bases) {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${base}/search`);
    expect(await findOverflow(page), base).toEqual([]);
    await spaceText(page);
    // The footer has two columns from 352 pixels on.
    for (const width of [320, 352, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await findOverflow(page), `${base} at ${width} with more space`).toEqual([]);
    }
  }
});
