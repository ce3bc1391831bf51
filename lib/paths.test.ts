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
])("normalizes %s to the page path %s", (address, path) => {
  expect(normalizePath(address)).toBe(path);
});

test("decodes the hash but leaves a malformed one unchanged", () => {
  expect(splitHref("#100%").hash).toBe("100%");
  expect(splitHref("#caf%C3%A9").hash).toBe("café");
});

test.each(["/user/layouts", "/user/layouts?q=a#b", "/"])("accepts %s as a path on the site", (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "user/layouts",
  "javascript:alert(1)",
])("rejects %j, which may leave the site", (path) => {
  expect(isSitePath(path)).toBe(false);
});

test("replaces a lone surrogate at the end of truncated text", () => {
  expect(fillIn("https://x.example/?q={query}", { query: "a\ud83d" })).toBe("https://x.example/?q=a%EF%BF%BD");
});
