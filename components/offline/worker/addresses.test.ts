import { expect, test } from "vitest";
import { cacheKeyOf, editionBaseOf, isComplete, payloadOf, subresourcesOf } from "./addresses";

test.each([
  ["https://docs.example/", "https://docs.example/"],
  ["https://docs.example/index.html", "https://docs.example/"],
  ["https://docs.example/user/layouts/?a=b#c", "https://docs.example/user/layouts"],
  ["https://docs.example/user/layouts.html", "https://docs.example/user/layouts"],
  ["https://docs.example/1.0/", "https://docs.example/1.0"],
  ["https://docs.example/user/odd.md%2020-12-20", "https://docs.example/user/odd.md%2020-12-20"],
  ["https://docs.example/user/layouts.txt?_rsc=1", "https://docs.example/user/layouts.txt"],
])("%s is cached under the key %s", (address, key) => expect(cacheKeyOf(address)).toBe(key));

test.each([
  ["/", ""],
  ["/dental", ""],
  ["/de", "/de"],
  ["/de/user", "/de"],
  ["/de/2026.3/user", "/de/2026.3"],
])("%s belongs to the edition at %j", (path, base) =>
  expect(editionBaseOf(path, ["", "/de", "/2026.3", "/de/2026.3"])).toBe(base),
);

const page =
  '<link rel="preload" href="/fonts/a.woff2" as="font"/><link rel="stylesheet" href="/_next/static/a.css"/>' +
  '<script src="/_next/static/wake.js" async="" data-payload="/a&amp;b.txt" data-set="0"></script>' +
  '<a href="/user">x</a><a href="//other.example/a.js">x</a><img src="/img/a.png"/><img src="/img/a.png"/>';

test("extracts the subresources and the payload from a page's HTML", () => {
  expect(subresourcesOf(page)).toEqual([
    "/fonts/a.woff2",
    "/_next/static/a.css",
    "/_next/static/wake.js",
    "/img/a.png",
  ]);
  expect(payloadOf(page)).toBe("/a&b.txt");
  expect(payloadOf("<title>Moved</title>")).toBeUndefined();
});

test("accepts only complete responses of the expected type, without a redirect", () => {
  const answer = (status: number, type: string) => new Response("", { status, headers: { "content-type": type } });
  expect(isComplete(answer(200, "text/html; charset=utf-8"), true)).toBe(true);
  expect(isComplete(answer(200, "text/javascript"), false)).toBe(true);
  expect(isComplete(answer(200, "text/html"), false)).toBe(false);
  expect(isComplete(answer(200, "text/plain"), true)).toBe(false);
  expect(isComplete(answer(404, "text/html"), true)).toBe(false);
  expect(isComplete(answer(206, "text/javascript"), false)).toBe(false);
  const redirected = { redirected: { value: true } };
  expect(isComplete(Object.defineProperties(answer(200, "text/html"), redirected), true)).toBe(false);
  expect(isComplete(Object.defineProperties(answer(200, "text/javascript"), redirected), false)).toBe(false);
});
