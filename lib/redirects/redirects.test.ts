import { describe, expect, test } from "vitest";
import { checkRedirects } from "../check/check-redirects";
import { checkedSite } from "../check/testing/checked-site";
import type { Redirect } from "../types";
import { redirectPage } from "./write";

const site = await checkedSite([], { madePaths: ["/", "/user", "/user/mobile"] });
const check = (redirects: Redirect[]) => checkRedirects({ ...site, redirects });

describe("checking", () => {
  test("accepts pages of this site and https addresses of others", () => {
    const good = [
      { from: "/old", to: "/user" },
      { from: "/older", to: "/user/mobile#install" },
      { from: "/support", to: "https://support.planloom.example" },
    ];
    expect(check(good)).toEqual([]);
  });
  test("misses a published address only where neither a page nor a redirect answers for it", () => {
    const released = ["/user", "/old", "/usr/mobile"].map((href) => ({ href, file: "released.txt", line: 1 }));
    expect(checkRedirects({ ...site, redirects: [{ from: "/old", to: "/user" }], released })).toEqual([
      {
        severity: "error",
        file: "released.txt",
        line: 1,
        message: '"/usr/mobile" was published and is gone.',
        hint: 'Add { from: "/usr/mobile", to: "…" } to redirects.ts. Did you mean "/user/mobile"?',
      },
    ]);
  });
  test.each([
    ["a page in the way", [{ from: "/user", to: "/user/mobile" }], '"/user" is a page and cannot be redirected.'],
    ["a loop of one", [{ from: "/a", to: "/a" }], '"/a" redirects to itself.'],
    [
      "a chain",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/user" },
      ],
      '"/a" leads to "/b", which is redirected again.',
    ],
    [
      "a loop",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
      ],
      '"/a" leads to "/b", which is redirected again.',
    ],
    ["an unknown page", [{ from: "/a", to: "/usr" }], '"/a" leads to "/usr", which is no page.'],
    ["a script", [{ from: "/a", to: "javascript:alert(1)" }], '"javascript:alert(1)" is no target for "/a".'],
    ["plain http", [{ from: "/a", to: "http://planloom.example" }], '"http://planloom.example" is no target for "/a".'],
    ["a source that is no path", [{ from: "a/", to: "/user" }], '"a/" cannot be redirected.'],
    [
      "a repeated source",
      [
        { from: "/a", to: "/user" },
        { from: "/a", to: "/" },
      ],
      '"/a" is redirected twice.',
    ],
  ])("refuses %s", (_, redirects, message) => {
    const issues = check(redirects);
    expect(issues.map((issue) => issue.message)).toContain(message);
    expect(issues.every((issue) => issue.severity === "error")).toBe(true);
  });
});

test("a redirect page works without scripts, is not indexed and names its target", () => {
  const html = redirectPage({ from: "/old", to: "/user/mobile" });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/user/mobile">');
  expect(html).toContain('<link rel="canonical" href="https://docs.planloom.example/user/mobile">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/user/mobile">');
});

test("a target is escaped", () => {
  expect(redirectPage({ from: "/old", to: '/a"><script>' })).not.toContain('"><script>');
});
