import { expect, test } from "vitest";
import { highlightTags } from "./docsearch";
import { mendHit } from "./mend-hit";

const origin = "https://docs.planloom.example";
const mark = (text: string) => `${highlightTags.before}${text}${highlightTags.after}`;
const hostile = "List<img src=x onerror=alert(1)>";

test("escapes every text exactly once and marks matches, whether or not the index escaped it", () => {
  const hit = mendHit(
    {
      objectID: "1",
      type: "lvl2",
      url: `${origin}/user/layouts#save`,
      hierarchy: { lvl0: "User &amp; co", lvl1: hostile, lvl2: "Save", lvl3: null },
      content: hostile,
      textLanguage: "de",
      _snippetResult: { content: { value: `a ${mark("<b>")} c` }, hierarchy: { lvl2: { value: mark("Save") } } },
    },
    origin,
  );
  expect(hit).toEqual({
    objectID: "1",
    type: "lvl2",
    url: "/user/layouts#save",
    hierarchy: {
      lvl0: "User &amp; co",
      lvl1: "List&lt;img src=x onerror=alert(1)&gt;",
      lvl2: "Save",
      lvl3: null,
    },
    content: "List&lt;img src=x onerror=alert(1)&gt;",
    textLanguage: "de",
    _snippetResult: {
      content: { value: "a <mark>&lt;b&gt;</mark> c" },
      hierarchy: { lvl2: { value: "<mark>Save</mark>" } },
    },
  });
});

test.each(["javascript:alert(1)", undefined, "data:text/html,x"])("drops a hit that links to %s", (url) => {
  expect(mendHit({ url, hierarchy: { lvl0: "a" } }, origin)).toBeUndefined();
});

test("keeps the absolute URL of a hit on another host", () => {
  expect(mendHit({ url: "https://elsewhere.example/a" }, origin)?.url).toBe("https://elsewhere.example/a");
});
