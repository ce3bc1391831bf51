import type { Page } from "@playwright/test";
import { colorViolationsByKind, violationsByKind } from "../e2e/axe";
import { expect, open, test } from "../e2e/fixtures";
import { findOverflow } from "../e2e/overflow";
import { kinds } from "./export";

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Where pictures for `docs/design.md` go; without it the tests only look. */
const folder = process.env.SCREENSHOTS;

/** What is wrong in each color mode: the second time only what colors make of it. */
const looks = [
  ["light", violationsByKind],
  ["dark", colorViolationsByKind],
] as const;

async function takePictures(page: Page, name: string): Promise<void> {
  for (const [colorScheme] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${name}-${colorScheme}.jpg`, type: "jpeg", quality: 50 });
  }
}

for (const [name, path] of Object.entries(kinds)) {
  test(`${name}: nothing sticks out or is cut at three widths, and axe finds nothing, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      // Colors move nothing.
      expect(await findOverflow(page), `at ${size.width}`).toEqual([]);
      if (folder) await takePictures(page, `${folder}/${name.replace("reference-", "")}-${size.width}`);
    }
    for (const [colorScheme, look] of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await look(page), colorScheme).toEqual([]);
    }
  });
}
