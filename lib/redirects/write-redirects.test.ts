import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useGerman } from "../testing/use-german";
import { redirectPage, writeRedirects } from "./write-redirects";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "redirects-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("writes a redirect page at every old path", () => {
  writeRedirects(folder, [{ from: "/old/page", to: "/user" }]);
  expect(readFileSync(join(folder, "old/page.html"), "utf8")).toContain('<a href="/user">');
});

test("refuses to overwrite an existing page", () => {
  mkdirSync(join(folder, "print"));
  writeFileSync(join(folder, "print/user.html"), "The page");
  expect(() => writeRedirects(folder, [{ from: "/print/user", to: "/user" }])).toThrow(
    '"/print/user" is already served and cannot be redirected',
  );
  expect(readFileSync(join(folder, "print/user.html"), "utf8")).toBe("The page");
});

test("a redirect page works without scripts, is not indexed, and links to its target", () => {
  const html = redirectPage({ from: "/old", to: "/user/mobile" });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/user/mobile">');
  expect(html).toContain('<link rel="canonical" href="https://docs.planloom.example/user/mobile">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<p>This page has moved to <a href="/user/mobile">/user/mobile</a>.</p>');
  expect(html).toContain('<html lang="en">');
});

test("a redirect page is in the language of its edition", async () => {
  useGerman("pages");
  const german = await import("./write-redirects");
  expect(german.redirectPage({ from: "/old", to: "/user" })).toMatch(/<p>Diese Seite steht jetzt unter <a .*<\/p>/);
});

test("escapes the target in HTML", () => {
  expect(redirectPage({ from: "/old", to: '/a"><script>' })).not.toContain('"><script>');
});
