import type { Locator } from "@playwright/test";

/**
 * The number of pixels of an element that differ after `change` has been applied: shows whether a mark is visible, whatever colors it
 * is drawn in.
 */
export async function pixelsChanged(shown: Locator, change: () => Promise<unknown>): Promise<number> {
  // A handle, since `change` may remove what the locator finds the element by.
  const element = await shown.elementHandle();
  if (!element) throw new Error(`There is no ${shown}.`);
  const before = await element.screenshot({ animations: "disabled" });
  await change();
  const after = await element.screenshot({ animations: "disabled" });
  return element.evaluate(countDifferent, [before.toString("base64"), after.toString("base64")]);
}

/** Runs in the page: decodes two pictures and counts the pixels that differ; all of them if the sizes differ. */
async function countDifferent(_: Element, pictures: string[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      return new Uint32Array(context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
    }),
  );
  if (!one || !other) throw new Error("Two pictures are compared.");
  if (one.length !== other.length) return Math.max(one.length, other.length);
  return one.filter((pixel, index) => pixel !== other[index]).length;
}
