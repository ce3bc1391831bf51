import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { arrangeCalls } from "./call-sections";

const Call = () => <p>call</p>;
const Other = () => <p>other</p>;
const page = (
  <>
    <h2>One</h2>
    <Call />
    <h2>Two</h2>
    <Other />
  </>
);

test("splits a page with calls into sections at headings, whichever component renders the call", () => {
  const html = renderToStaticMarkup(arrangeCalls(page, new Set([Call, Other])));
  expect(html.match(/<section/g)).toHaveLength(3);
});

test("leaves a page without calls unchanged", () => {
  expect(renderToStaticMarkup(arrangeCalls(page, new Set()))).not.toContain("<section");
});
