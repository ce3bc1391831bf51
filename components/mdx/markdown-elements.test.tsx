import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocImage } from "./markdown-elements";

test("an image that is there twice, small and enlarged, has its id once", () => {
  const html = renderToStaticMarkup(<DocImage src="/a.svg" alt="Board" id="board" />);
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html.match(/<\w+[^>]* id="board"/g)).toHaveLength(1);
});
