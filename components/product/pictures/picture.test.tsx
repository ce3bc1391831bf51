import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureNames } from "@/lib/product/settings";
import { Picture } from "./picture";

test.each(pictureNames)(
  "renders the picture %s as a small decorative drawing without text or invalid numbers",
  (name) => {
    const html = renderToStaticMarkup(<Picture name={name} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain("<text");
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    // A page of the blog shows six pictures.
    expect(html.length).toBeLessThan(4000);
  },
);

test("throws for an unknown picture name", () => {
  expect(() => renderToStaticMarkup(<Picture name="Sunset" />)).toThrow('There is no picture "Sunset".');
});
