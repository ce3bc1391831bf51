import { expect, test } from "vitest";
import { element } from "./xml";

test("escapes text in an element and drops characters that XML does not allow", () => {
  expect(element("a", "\u001b[31m<b> & \ud800\t\u{1f600}\uffff", ' b="c"')).toBe(
    '<a b="c">[31m&lt;b&gt; &amp; \t\u{1f600}</a>',
  );
});
