import { expect, test } from "./fixtures";
import { siteDir } from "./preview";

const ropes = `${siteDir}/content/keeper/ropes.mdx`;

test("saving an image updates the open page, even if the image was missing before", { tag: "@long" }, async ({
  page,
  preview,
  bar,
}) => {
  const zebra = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10" width="${width}" height="10"/>`;
  const undo = preview.edit(ropes, "Hemp is for", "![Zebra](/zebra.svg)\n\nHemp is for");
  await page.goto("/keeper/ropes");
  const missing = 'Image "/zebra.svg" does not exist.';
  await expect(bar).toContainText(missing);
  /** Undefined while the page reloads. */
  const widthShown = () =>
    page
      .getByRole("img", { name: "Zebra" })
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
      .catch(() => undefined);
  preview.write("public/zebra.svg", zebra(20));
  await expect(bar).not.toContainText(missing);
  for (const width of [20, 30]) {
    preview.write("public/zebra.svg", zebra(width));
    await expect.poll(widthShown).toBe(width);
  }
  preview.remove("public/zebra.svg");
  undo();
});
