import { describe, expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { Redirect } from "../types";
import { checkRedirects } from "./check-redirects";
import { checkedSite } from "./testing/checked-site";
import type { CheckedSite } from "./types";

const draft = docSource("/draft", "## Use");
const site = await checkedSite(
  [docSource("/user", "## Use"), { ...draft, frontMatter: { ...draft.frontMatter, draft: true } }],
  { madePaths: ["/tags"] },
);
const check = (given: Partial<CheckedSite>) =>
  checkRedirects({ ...site, ...given }).map(({ severity, file, message, hint }) => [severity, file, message, hint]);
const redirect = (from: string, to: string) => check({ redirects: [{ from, to } satisfies Redirect] });

test("reports a released page that is now a draft", () => {
  const released = ["/user", "/draft", "/tags"].map((href) => ({ href, file: "released.txt", line: 1 }));
  expect(check({ released })).toEqual([
    [
      "error",
      "released.txt",
      '"/draft" was published in an earlier release and no longer exists.',
      'Add { from: "/draft", to: "…" } to redirects.ts.',
    ],
  ]);
});

test("rejects a redirect to a draft or from a draft's path", () => {
  expect(redirect("/old", "/draft#use")).toEqual([
    [
      "error",
      "redirects.ts",
      '"/old" leads to "/draft#use", which is a draft and not published.',
      "Remove draft: true there to publish it, or name another page.",
    ],
  ]);
  expect(redirect("/draft", "/user")).toEqual([
    ["error", "redirects.ts", '"/draft" is a page and cannot be redirected.', "Remove the page or the redirect."],
  ]);
});

test("locates a redirect where its `from` is written", () => {
  const redirects = [
    { from: "/a", to: "/b" },
    { from: "/b", to: "/a" },
    { from: "/b", to: "/user" },
  ];
  const lines = redirects.map(({ from, to }) => `  { from: "${from}", to: "${to}" },`);
  const found = checkRedirects({ ...site, redirects, textOf: () => ["[", ...lines, "]"].join("\n") });
  expect(found.map(({ line, column }) => [line, column])).toEqual([
    [2, 11],
    [3, 11],
    [4, 11],
  ]);
});

test("reports a mistake in the file that declares the redirects", () => {
  const redirects = [{ from: "/old", to: "/usr" }];
  const textOf = (file: string) => (file === "site/manifest.ts" ? '[\n  { from: "/old", to: "/usr" }]' : "");
  expect(checkRedirects({ ...site, redirects, redirectsFile: "site/manifest.ts", textOf })).toMatchObject([
    { file: "site/manifest.ts", line: 2, column: 11 },
  ]);
});

test("warns about a target that links would not be written as", () => {
  expect(redirect("/old", "/user/#use")).toEqual([
    ["warning", "redirects.ts", '"/old" leads to "/user/#use", which is not a clean address.', 'Write "/user#use".'],
  ]);
  expect(redirect("/old", "https://docs.planloom.example/user")).toEqual([
    ["warning", "redirects.ts", `"/old" leads to this site's own host.`, 'Write "/user".'],
  ]);
  expect(redirect("/old", "https://docs.planloom.example")).toEqual([
    ["warning", "redirects.ts", `"/old" leads to this site's own host.`, 'Write "/".'],
  ]);
});

test("rejects a redirect from an address with a percent sign that encodes nothing", () => {
  expect(redirect("/100%/old", "/user").map(([, , message]) => message)).toEqual(['"/100%/old" cannot be redirected.']);
  expect(redirect("/a%20b", "/user")).toEqual([]);
});

test("rejects a redirect from a file", () => {
  const redirects = [{ from: "/openapi.yaml", to: "/user" }];
  expect(check({ redirects, hasFile: (path) => path === "/openapi.yaml" })).toEqual([
    [
      "error",
      "redirects.ts",
      '"/openapi.yaml" is a file and cannot be redirected.',
      "Remove the file or the redirect.",
    ],
  ]);
});

test("warns about a missing anchor on the target page", () => {
  expect(redirect("/old", "/user#usee")).toEqual([
    ["warning", "redirects.ts", 'No heading "#usee" on "/user".', 'Did you mean "use"?'],
  ]);
  expect(redirect("/old", "/user#use")).toEqual([]);
  expect(redirect("/old", "/tags#t")).toEqual([]);
});

test("names the end of a chain, with the last anchor on the way, and of none in a loop", () => {
  const redirects = [
    { from: "/a", to: "/b#first" },
    { from: "/b", to: "/c" },
    { from: "/c", to: "/user" },
    { from: "/d", to: "/c#use" },
    { from: "/e", to: "/f" },
    { from: "/f", to: "/e" },
    { from: "/g", to: "/h" },
    { from: "/h", to: "https://planloom.example" },
    { from: "/i", to: "/j#first" },
    { from: "/j", to: "/user#use" },
  ];
  expect(check({ redirects }).map(([, , message, hint]) => [message, hint])).toEqual([
    ['"/a" leads to "/b#first", which is redirected again.', 'Write "/user#first".'],
    ['"/b" leads to "/c", which is redirected again.', 'Write "/user".'],
    ['"/d" leads to "/c#use", which is redirected again.', 'Write "/user#use".'],
    ['"/e" leads to "/f", which is redirected again.', "The redirects go in a circle: name a page, or remove them."],
    ['"/f" leads to "/e", which is redirected again.', "The redirects go in a circle: name a page, or remove them."],
    ['"/g" leads to "/h", which is redirected again.', 'Write "https://planloom.example".'],
    ['"/i" leads to "/j#first", which is redirected again.', 'Write "/user#use".'],
  ]);
});

const made = await checkedSite([], { madePaths: ["/", "/user", "/user/mobile"] });

describe("a redirect", () => {
  const found = (redirects: Redirect[], more: Partial<CheckedSite> = {}) =>
    checkRedirects({ ...made, ...more, redirects });
  test("may lead to pages of this site and to https URLs of others", () => {
    const good = [
      { from: "/old", to: "/user" },
      { from: "/older", to: "/user/mobile#install" },
      { from: "/support", to: "https://support.planloom.example" },
    ];
    expect(found(good)).toEqual([]);
  });
  test("satisfies a released path just as a page does", () => {
    const released = ["/user", "/old", "/usr/mobile"].map((href) => ({ href, file: "released.txt", line: 1 }));
    expect(found([{ from: "/old", to: "/user" }], { released })).toEqual([
      {
        severity: "error",
        file: "released.txt",
        line: 1,
        message: '"/usr/mobile" was published in an earlier release and no longer exists.',
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
    ["an unknown page", [{ from: "/a", to: "/usr" }], '"/a" leads to "/usr", which is not a page.'],
    ["a script", [{ from: "/a", to: "javascript:alert(1)" }], '"/a" cannot redirect to "javascript:alert(1)".'],
    [
      "plain http",
      [{ from: "/a", to: "http://planloom.example" }],
      '"/a" cannot redirect to "http://planloom.example".',
    ],
    ["a source with a step up", [{ from: "/a/../b", to: "/user" }], '"/a/../b" cannot be redirected.'],
    ["a source with two slashes", [{ from: "/a//b", to: "/user" }], '"/a//b" cannot be redirected.'],
    ["a host that is not named", [{ from: "/a", to: "https://" }], '"/a" cannot redirect to "https://".'],
    ["a source that is no path", [{ from: "a/", to: "/user" }], '"a/" cannot be redirected.'],
    [
      "a repeated source",
      [
        { from: "/a", to: "/user" },
        { from: "/a", to: "/" },
      ],
      '"/a" is redirected twice.',
    ],
  ])("is rejected: %s", (_, redirects, message) => {
    const issues = found(redirects);
    expect(issues.map((issue) => issue.message)).toContain(message);
    expect(issues.every((issue) => issue.severity === "error")).toBe(true);
  });
});
