import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { fullAddress } from "../nav/edition";
import { temporaryFolder } from "../testing/temporary-folder";
import { useGerman } from "../testing/use-german";
import { redirectPage, writeRedirects } from "./write-redirects";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

test("writes a redirect page at every old path", () => {
  writeRedirects(folder, [{ from: "/old/page", to: "/user" }], fullAddress);
  expect(readFileSync(join(folder, "old/page.html"), "utf8")).toContain('<a href="/user">');
});

test("refuses to overwrite an existing page", () => {
  mkdirSync(join(folder, "print"));
  writeFileSync(join(folder, "print/user.html"), "The page");
  expect(() => writeRedirects(folder, [{ from: "/print/user", to: "/user" }], fullAddress)).toThrow(
    '"/print/user" is already served and cannot be redirected',
  );
  expect(readFileSync(join(folder, "print/user.html"), "utf8")).toBe("The page");
});

test("a redirect page works without scripts, is not indexed, and links to its target", () => {
  const html = redirectPage({ from: "/old", to: "/user/mobile#push" }, fullAddress);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/user/mobile#push">');
  expect(html).toContain('<link rel="canonical" href="https://docs.planloom.example/user/mobile">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<p>This page has moved to <a href="/user/mobile#push">/user/mobile#push</a>.</p>');
  expect(html).toContain('<html lang="en">');
});

test("a redirect page is in the language of its edition", async () => {
  await useGerman("pages");
  const german = await import("./write-redirects");
  expect(german.redirectPage({ from: "/old", to: "/user" }, fullAddress)).toMatch(
    /<p>Diese Seite steht jetzt unter <a .*<\/p>/,
  );
});

test("a redirect page names the canonical address of its target, so that search engines need no second step", () => {
  const html = redirectPage({ from: "/old", to: "/user#use" }, (path) => `https://elsewhere.example${path}`);
  expect(html).toContain('<link rel="canonical" href="https://elsewhere.example/user">');
});

test("escapes the target in HTML", () => {
  expect(redirectPage({ from: "/old", to: '/a"><script>' }, fullAddress)).not.toContain('"><script>');
});
