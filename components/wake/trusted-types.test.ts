import { describe, expect, test } from "vitest";
import { createTrustedTypesPolicy } from "./trusted-types";

const policy = createTrustedTypesPolicy(
  {
    folder: "/de/_next/static/",
    worker: { plain: "/de/_next/static/chunks/worker.js", trusted: "/_next/static/asleep/worker.js" },
  },
  "https://docs.planloom.example",
);

describe("addresses of scripts and workers", () => {
  test.each(["/de/_next/static/a.js", "https://docs.planloom.example/de/_next/static/chunks/a.js#params=x"])(
    "%s is one of the site",
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
  ])("%s is refused", (address) => expect(policy.createScriptURL(address)).toBeUndefined());
});

test("the worker for reading offline is admitted where readers may have it, by its whole address", () => {
  const offline = createTrustedTypesPolicy(
    { folder: "/de/_next/static/", offlineWorker: "/sw.js" },
    "https://docs.planloom.example",
  );
  expect(offline.createScriptURL("/sw.js")).toBe("/sw.js");
  for (const address of ["/de/sw.js", "/sw.js/a.js", "https://evil.example/sw.js"])
    expect(offline.createScriptURL(address)).toBeUndefined();
  expect(policy.createScriptURL("/sw.js")).toBeUndefined();
});

test("a worker starts with the policy in front of its own code", () => {
  expect(policy.createScriptURL("https://docs.planloom.example/de/_next/static/chunks/worker.js#params=x")).toBe(
    "https://docs.planloom.example/_next/static/asleep/worker.js#params=x",
  );
});

test("text becomes no code", () => {
  expect(() => policy.createScript()).toThrow(TypeError);
});

describe("markup", () => {
  test.each([
    "",
    "words &amp; &lt;script&gt;",
    '<span class="line"><span class="k">a</span> &#x3C;script&#x3E;</span>\n',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/><title>a > b</title></svg>',
    '<a href="/user" xlink:href="#a" hidden>on <b title="onclick=&quot;x&quot; <script>">it</b></a>',
    "<script></script>",
  ])("%s is inert", (html) => expect(policy.createHTML(html)).toBe(html));
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
  ])("%s is refused", (html) => expect(policy.createHTML(html)).toBeUndefined());
});
