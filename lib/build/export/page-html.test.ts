import { expect, test } from "vitest";
import { policyNeedsOf } from "./page-html";

test("lists the hash of every inline script a browser would execute", () => {
  const html = '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  expect(policyNeedsOf(html).inlineScripts).toEqual(["qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4="]);
});

test.each([
  ['<figure data-diagram="true" data-wake="view"></figure>', true],
  ['<figure data-diagram="true"></figure><p data-wake="now"></p>', false],
  ["<p>data-diagram data-wake</p>", false],
])("%s draws diagrams in the browser: %s", (html, isDrawn) => {
  expect(policyNeedsOf(html).drawsDiagrams).toBe(isDrawn);
});
