import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeRedirects } from "./write";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "redirects-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("writes a page at every old address", () => {
  writeRedirects(folder, [{ from: "/old/page", to: "/user" }]);
  expect(readFileSync(join(folder, "old/page.html"), "utf8")).toContain('<a href="/user">');
});

test("refuses to take the place of a page", () => {
  mkdirSync(join(folder, "print"));
  writeFileSync(join(folder, "print/user.html"), "The page");
  expect(() => writeRedirects(folder, [{ from: "/print/user", to: "/user" }])).toThrow(
    '"/print/user" is served already and cannot be redirected',
  );
  expect(readFileSync(join(folder, "print/user.html"), "utf8")).toBe("The page");
});
