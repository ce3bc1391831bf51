import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureNames } from "@/lib/product/settings";
import { Picture } from "./picture";

test.each(pictureNames)("the picture %s is a small drawing without words that stays in its frame", (name) => {
  const html = renderToStaticMarkup(<Picture name={name} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain("<text");
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
  // A page of the blog shows six.
  expect(html.length).toBeLessThan(4000);
});

test("a name that is no picture is a mistake of ours", () => {
  expect(() => renderToStaticMarkup(<Picture name="Sunset" />)).toThrow('There is no picture "Sunset".');
});
