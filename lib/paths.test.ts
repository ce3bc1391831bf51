import { expect, test } from "vitest";
import { fillIn, isSitePath, normalizePath, splitHref } from "./paths";

test.each([
  ["/user/layouts", "/user/layouts"],
  ["/user/layouts/", "/user/layouts"],
  ["/user/layouts.html", "/user/layouts"],
  ["/index.html", "/"],
  ["/", "/"],
  ["/user/troubleshooting/administration.md%2020-12-20-588", "/user/troubleshooting/administration.md 20-12-20-588"],
  ["/100%", "/100%"],
  ["/%E0%A4%A", "/%E0%A4%A"],
])("the address %s is the page %s", (address, path) => {
  expect(normalizePath(address)).toBe(path);
});

test("a malformed hash stays as it is", () => {
  expect(splitHref("#100%").hash).toBe("100%");
  expect(splitHref("#caf%C3%A9").hash).toBe("café");
});

test.each(["/user/layouts", "/user/layouts?q=a#b", "/"])("%s stays on the site", (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "user/layouts",
  "javascript:alert(1)",
])("%j may leave the site", (path) => {
  expect(isSitePath(path)).toBe(false);
});

test("half a sign at the end of a cut text stands for no sign", () => {
  expect(fillIn("https://x.example/?q={query}", { query: "a\ud83d" })).toBe("https://x.example/?q=a%EF%BF%BD");
});
