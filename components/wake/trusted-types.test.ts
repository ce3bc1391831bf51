import { describe, expect, test } from "vitest";
import { createTrustedTypesPolicy } from "./trusted-types";

const policy = createTrustedTypesPolicy(
  {
    folder: "/de/_next/static/",
    worker: { plain: "/de/_next/static/chunks/worker.js", trusted: "/_next/static/asleep/worker.js" },
  },
  "https://docs.planloom.example",
);

describe("createScriptURL", () => {
  test.each(["/de/_next/static/a.js", "https://docs.planloom.example/de/_next/static/chunks/a.js#params=x"])(
    "allows %s",
    (address) => expect(policy.createScriptURL(address)).toBe(address),
  );
  test.each([
    "https://evil.example/de/_next/static/a.js",
    "//evil.example/de/_next/static/a.js",
    "/_next/static/a.js",
    "/de/_next/static/../../../a.js",
    "/de/user.html",
    "data:text/javascript,alert(1)",
    "blob:https://docs.planloom.example/1",
    "javascript:alert(1)",
  ])("refuses %s", (address) => expect(policy.createScriptURL(address)).toBeUndefined());
});

test("allows the offline worker only by its exact path and only if the site has one", () => {
  const offline = createTrustedTypesPolicy(
    { folder: "/de/_next/static/", offlineWorker: "/sw.js" },
    "https://docs.planloom.example",
  );
  expect(offline.createScriptURL("/sw.js")).toBe("/sw.js");
  for (const address of ["/de/sw.js", "/sw.js/a.js", "https://evil.example/sw.js"])
    expect(offline.createScriptURL(address)).toBeUndefined();
  expect(policy.createScriptURL("/sw.js")).toBeUndefined();
});

test("replaces the worker's URL with that of the script that includes the policy", () => {
  expect(policy.createScriptURL("https://docs.planloom.example/de/_next/static/chunks/worker.js#params=x")).toBe(
    "https://docs.planloom.example/_next/static/asleep/worker.js#params=x",
  );
});

test("throws when text is to become a script", () => {
  expect(() => policy.createScript()).toThrow(TypeError);
});

describe("createHTML", () => {
  test.each([
    "",
    "words &amp; &lt;script&gt;",
    '<span class="line"><span class="k">a</span> &#x3C;script&#x3E;</span>\n',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/><title>a > b</title></svg>',
    '<a href="/user" xlink:href="#a" hidden>on <b title="onclick=&quot;x&quot; <script>">it</b></a>',
    "<script></script>",
  ])("allows inert %s", (html) => expect(policy.createHTML(html)).toBe(html));
  test.each([
    "<script>alert(1)</script>",
    '<SCRIPT src="/a.js"></SCRIPT>',
    '<img src="x" onerror="alert(1)">',
    '<img/onerror="alert(1)">',
    "<img src=x onerror=alert(1)>",
    '<b title=">" ONCLICK="alert(1)">',
    '<iframe srcdoc="x"></iframe>',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<form action="/x">',
    "<b",
    "<!-- comment -->",
  ])("refuses %s", (html) => expect(policy.createHTML(html)).toBeUndefined());
});
