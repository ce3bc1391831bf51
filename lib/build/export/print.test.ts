import { expect, test } from "vitest";
import { joinPages } from "./print";

const page = (path: string, body: string, head = "") => ({
  path,
  html: `<!DOCTYPE html><html><head>${head}</head><body><nav id="Sidebar"></nav><article class="a" aria-labelledby="Title"><header><h1 id="Title">T</h1></header><details class="toc"><summary>On this page</summary></details><div class="prose">${body}</div><footer>edit</footer></article></body></html>`,
});
const join = (body: string) =>
  joinPages([page("/user/a", body), page("/user/b", "")])
    .html.split("\n")[0]
    ?.replace(/^.*<div class="prose">|<\/div><\/article>$/gs, "");

test("extracts the articles without their table of contents and footer", () => {
  expect(joinPages([page("/user/a", "<p>x</p>")]).html).toBe(
    '<article class="a" aria-labelledby="user-a"><header><h1 id="user-a">T</h1></header><div class="prose"><p>x</p></div></article>',
  );
});

test.each([
  ["ids", '<h2 id="one">x</h2>', '<h2 id="user-a--one">x</h2>'],
  ["the id of a heading named Title", '<h2 id="title">x</h2>', '<h2 id="user-a--title">x</h2>'],
  [
    "references to ids",
    '<div aria-labelledby="one two"></div>',
    '<div aria-labelledby="user-a--one user-a--two"></div>',
  ],
  ["the facts of a figure", '<figure aria-details="facts"></figure>', '<figure aria-details="user-a--facts"></figure>'],
  ["references in drawings", '<rect fill="url(#hatch)"/>', '<rect fill="url(#user-a--hatch)"/>'],
  ["links into the page", '<a href="#one">x</a>', '<a href="#user-a--one">x</a>'],
  ["links to another page of the document", '<a href="/user/b">x</a>', '<a href="#user-b">x</a>'],
  ["links into another page of the document", '<a href="/user/b#two">x</a>', '<a href="#user-b--two">x</a>'],
  ["links out of the document", '<a href="/develop?a=1&amp;b=2#x">x</a>', '<a href="/develop?a=1&amp;b=2#x">x</a>'],
  ["closed details", "<details><summary>x</summary></details>", "<details open><summary>x</summary></details>"],
  [
    "the text of a figure, which stays closed",
    "<figure><details><summary>x</summary></details></figure>",
    "<figure><details><summary>x</summary></details></figure>",
  ],
  [
    "panels of tabs",
    '<div role="tabpanel" data-selected="false"></div>',
    '<div role="tabpanel" data-selected="true"></div>',
  ],
  ["dialogs", "<p>y</p><dialog><button>z</button><p>x</p></dialog>", "<p>y</p>"],
  ["buttons", '<p>y</p><button aria-label="Copy"><svg id="one"></svg></button>', "<p>y</p>"],
  ["buttons that show an image larger", '<button><img src="/a.png"/></button>', '<img src="/a.png"/>'],
  ["names of panels", '<button role="tab" id="one">x</button>', '<button role="tab" id="user-a--one">x</button>'],
  [
    "text that looks like an address",
    "<p>id=&quot;one&quot; href=&quot;#x&quot;</p>",
    "<p>id=&quot;one&quot; href=&quot;#x&quot;</p>",
  ],
])("rewrites %s", (_, body, expected) => {
  expect(join(body)).toBe(expected);
});

test("keeps nested articles intact", () => {
  expect(join("<article><p>x</p></article>")).toBe("<article><p>x</p></article>");
});

test("gives pages with non-Latin paths their own anchors", () => {
  const link = '<a href="/安装">x</a>';
  const { html } = joinPages([page("/指南", link), page("/安装", "")]);
  expect(html).toContain('<h1 id="指南">');
  expect(html).toContain('<a href="#安装">');
});

test("throws an error that names a page without an article", () => {
  expect(() => joinPages([{ path: "/user/a", html: "<main></main>" }])).toThrow(
    'The exported page "/user/a" has no article with a title.',
  );
});

test("lists the pages' style sheets in order, preferring explicitly given ones over those in the HTML", () => {
  const sheet = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
  const [b, a] = [page("/b", "", sheet("b") + sheet("a")), page("/a", "", sheet("a") + sheet("b"))];
  expect(joinPages([b, a]).styles).toEqual(["/b.css", "/a.css"]);
  expect(joinPages([{ ...b, styles: ["/c.css"] }, a]).styles).toEqual(["/c.css", "/a.css", "/b.css"]);
});
