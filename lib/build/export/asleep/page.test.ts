import { expect, test } from "vitest";
import { parseExportedPage, putToSleep } from "./page";

const payload = '1:"$Sreact.fragment"\n0:{"b":"build-1"}\n';
const parts = {
  style: '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/x.js"/>',
  font: '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous"/>',
  chunk: '<script src="/_next/static/chunks/a.js" async=""></script>',
  old: '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  boot: '<script>if(1<2)boot("</p>")</script>',
  data: '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  text: "<h1>Layouts &lt;script&gt;</h1>",
  start:
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});</script>',
  queue: "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  first: `<script>self.__next_f.push([1,${JSON.stringify(payload.slice(0, 9))}])</script>`,
  second: `<script>self.__next_f.push([1,${JSON.stringify(payload.slice(9))}])</script>`,
};
const pageOf = (change: Partial<typeof parts> = {}) => Object.values({ ...parts, ...change }).join("");

test("parses an exported page into its HTML, assets, and bootstrap statements", () => {
  expect(parseExportedPage(pageOf(), payload)).toEqual({
    html: parts.font + parts.data + parts.text,
    place: 0,
    styles: ["/_next/static/chunks/a.css"],
    scripts: ["/_next/static/chunks/a.js"],
    start: '{"otherChunks":["a.js"],"runtimeModuleIds":[1]}',
    boot: 'if(1<2)boot("</p>")',
    bootElement: parts.boot,
  });
});

test("inserts the asleep page's assets in place of its style sheet, with the boot script before the wake script", () => {
  const files = { style: "/s.css", wake: "/w.js", payload: "/a&b.txt", set: 2 };
  expect(putToSleep(parseExportedPage(`<head>${pageOf()}`, payload), files)).toBe(
    `<head><link rel="stylesheet" href="/s.css"/>${parts.boot}<script src="/w.js" async="" data-payload="/a&amp;b.txt" data-set="2"></script>${parts.font}${parts.data}${parts.text}`,
  );
});

test.each([
  [{ style: "" }, "no style sheet"],
  [{ chunk: "" }, "no script of the framework"],
  [{ chunk: '<script src="https://evil.example/a.js"></script>' }, 'a script of its own, "https://evil.example/a.js"'],
  [{ start: "" }, '0 start statements (id="_R_"), not one'],
  [{ start: '<script id="_R_">other()</script>' }, "a start statement of unknown form: other()"],
  [{ queue: "" }, "0 statements that open the payload's queue, not one"],
  [{ second: "" }, "a payload that differs from its payload file"],
  [{ second: "<script>self.__next_f.push([1,2])</script>" }, "a payload statement of unknown form"],
  [{ boot: "" }, "0 inline scripts of its own, not the boot script alone"],
  [{ text: "<script>more()</script>" }, "2 inline scripts of its own, not the boot script alone"],
  [{ second: "<script>open()" }, "a payload that differs from its payload file"],
])("rejects a page with %j", (change, reason) => {
  expect(() => parseExportedPage(pageOf(change), payload)).toThrow(reason);
});
