import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocImage, TableScroll } from "./markdown-elements";

test("an image that is there twice, small and enlarged, has its id once", () => {
  const html = renderToStaticMarkup(<DocImage src="/a.svg" alt="Board" id="board" />);
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html.match(/<\w+[^>]* id="board"/g)).toHaveLength(1);
});

test("a table is named by the heading above it, a further one by its text and number, and one without a heading as a table", () => {
  const name = (props: { "aria-labelledby"?: string; "aria-label"?: string }) =>
    /aria-label(?:ledby)?="[^"]+"/g.exec(
      renderToStaticMarkup(
        <TableScroll siteLanguage="en" {...props}>
          x
        </TableScroll>,
      ),
    )?.[0];
  expect(name({ "aria-labelledby": "fields" })).toBe('aria-labelledby="fields"');
  expect(name({ "aria-label": "Fields 2" })).toBe('aria-label="Fields 2"');
  expect(name({})).toBe('aria-label="Table"');
});
