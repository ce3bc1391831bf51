import { expect, test } from "vitest";
import { anchorIn, pageAnchor } from "./print-anchors";

test("begins each page of a print document at an id of its own, the home page too", () => {
  expect(["/user/layouts", "/b c/हिन्दी", "/"].map(pageAnchor)).toEqual(["user-layouts", "b-c-हिन्दी", "home"]);
});

test("prefixes the ids of a page, except that of its title", () => {
  expect(anchorIn("/user/layouts", "views")).toBe("user-layouts--views");
  expect(anchorIn("/user/layouts", "Title")).toBe("user-layouts");
});
