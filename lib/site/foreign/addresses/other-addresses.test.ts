import { describe, expect, it } from "vitest";
import { linksIn } from "../../../page/foreign/links/links-in";
import { targetsIn, targetUsesIn } from "../../../page/foreign/links/targets-in";
import { otherAddresses } from "./other-addresses";

const page = (path: string, body = "", ownPath?: string) => ({
  path,
  foreign: {
    base: (ownPath ?? path).split("/").slice(1, -1).join("/"),
    links: linksIn(body),
    ...(ownPath && { ownPath }),
  },
});

/** The links of one page below `/guide/deep`, with the paths they resolve to instead. */
const foundFor = (body: string) => {
  const pages = [
    page("/guide/deep/a", body),
    page("/api/store"),
    page("/02-setup/1-first"),
    page("/guide/deep/own"),
    page("/faq/by-id", "", "/faq/ByFile"),
    page("/faq/größe"),
    page("/functions/Format"),
    page("/ways/up"),
    page("/blog/3-1-0"),
    page("/ways/Up"),
  ];
  return otherAddresses(pages, ["docs"])[0];
};
const moved = { "/faq/ByFile": "/faq/by-id" };

describe("a link to a MyST target", () => {
  const withTargets = (path: string, body: string) => {
    const made = page(path, body);
    return { ...made, foreign: { ...made.foreign, targets: { named: targetsIn(body), used: targetUsesIn(body) } } };
  };
  const foundIn = (body: string) =>
    otherAddresses(
      [withTargets("/a", body), withTargets("/b", "(set-up)=\n# B"), withTargets("/c", "(set-up)=\n# C")],
      ["docs"],
    )[0];

  it("resolves to the first page that defines the target", () => {
    expect(foundIn("See [it](#set-up).")).toEqual({ "#set-up": "/b#set-up" });
  });

  it("resolves a path from the top of the tree in DocFX", () => {
    expect(otherAddresses([page("/a/b", "[it](~/c/d.md)"), page("/c/d")], ["docs"])[0]).toMatchObject({
      "/a/~/c/d": "/c/d",
    });
  });

  it("resolves to a page by its name in DocFX", () => {
    const named = page("/guide/up");
    const pages = [
      page("/a", "See [it](xref:guide/up#first)."),
      page("/b", "See <xref:guide/up#first>."),
      { ...named, foreign: { ...named.foreign, uid: "guide/up" } },
    ];
    const found = { "xref:guide/up": "/guide/up" };
    expect(otherAddresses(pages, ["docs"])).toEqual([found, found, {}]);
  });

  it("resolves where a file that the page includes has it", () => {
    const including = page("/a");
    const parts = { "options.txt": "See {ref}`set-up`." };
    const pages = [{ ...including, foreign: { ...including.foreign, parts } }, withTargets("/b", "(set-up)=\n# B")];
    expect(otherAddresses(pages, ["docs"])[0]).toEqual({ "#set-up": "/b#set-up" });
  });

  it("resolves to a target whose name has colons", () => {
    const pages = [withTargets("/a", "See [it](guide:up)."), withTargets("/b", "(guide:up)=\n# B")];
    expect(otherAddresses(pages, ["docs"])[0]).toEqual({ "guide:up": "/b#guide:up" });
  });

  it.each(["## Set up", "## *Set* [up](b.md) ##", "## Begin {#set-up}", "(set-up)=\n## Begin"])(
    "resolves to the page's own %j",
    (heading) => {
      expect(foundIn(`See [it](#set-up).\n\n${heading}`)).toEqual({});
    },
  );

  it("does not resolve to a heading in code", () => {
    expect(foundIn("See [it](#set-up).\n\n```md\n## Set up\n```")).toEqual({ "#set-up": "/b#set-up" });
  });
});

describe("the wiki link", () => {
  it.each([
    ["store", "/api/store"],
    ["api/Store.md", "/api/store"],
    ["nothing", undefined],
  ])("%s resolves to %s", (name, path) => {
    const notes = { path: "/notes", foreign: { base: "", wikiNames: [name] } };
    const found = otherAddresses([notes, page("/api/store"), page("/guide/a")], ["docs"])[0];
    expect(found).toEqual(path === undefined ? {} : { [`[[${name}]]`]: path });
  });
});

describe("otherAddresses", () => {
  it("resolves links of a folder's index page as browsers do at a URL without a trailing slash", () => {
    const folder = { path: "/guide", foreign: { base: "guide", links: linksIn("[a](./search#x) [b](./deep)") } };
    expect(otherAddresses([folder, page("/search"), page("/guide/deep")], ["docs"])[0]).toEqual({
      "/guide/search": "/search",
    });
  });

  it.each([
    ["[a](api/store.md#x)", { "/guide/deep/api/store": "/api/store" }],
    ["[a]: <faq/ByFile.md>", { "/guide/deep/faq/ByFile": "/faq/by-id" }],
    ["[a](/docs/api/store)", { "/docs/api/store": "/api/store" }],
    ['<a href="/docs/faq/ByFile/">a</a>', { "/docs/faq/ByFile": "/faq/by-id" }],
    ["[a](/es/api/store/) [b](/pt-br/api/store)", { "/es/api/store": "/api/store", "/pt-br/api/store": "/api/store" }],
    ["[a](/docs/faq/größe)", { "/docs/faq/größe": "/faq/größe" }],
    ["[a](/setup/first)", { "/setup/first": "/02-setup/1-first" }],
    ["[a](../../02-setup/first)", { "/02-setup/first": "/02-setup/1-first" }],
    ["[a](first#b)", { "/guide/deep/first": "/02-setup/1-first" }],
    ["[a](/functions/format/)", { "/functions/format": "/functions/Format" }],
    ["[a](/blog/2023/11/13/3.1.0)", { "/blog/2023/11/13/3.1.0": "/blog/3-1-0" }],
    ['[a]({{< ref "/docs/faq/ByFile" >}})', { "/docs/faq/ByFile": "/faq/by-id" }],
    ["[a](/docs/API/Store.md)", { "/docs/API/Store": "/api/store" }],
    ["[a](../own/)", { "/guide/own": "/guide/deep/own" }],
    ["[a](/docs/setup/first)", { "/docs/setup/first": "/02-setup/1-first" }],
  ])("resolves %s to the intended page", (body, found) => {
    expect(foundFor(body)).toEqual({ ...moved, ...found });
  });

  it("resolves a name that begins with a sign", () => {
    expect(otherAddresses([page("/a/b", "[c]($app-c)"), page("/d/2-$app-c")], ["docs"])[0]).toEqual({
      "/a/$app-c": "/d/2-$app-c",
    });
  });

  it("leaves a name that two pages have unchanged", () => {
    expect(otherAddresses([page("/a", "[a](up)"), page("/b/up"), page("/c/2-up")], ["docs"])[0]).toEqual({});
  });

  it.each([
    ["a page that has the address", "[a](own.md)"],
    ["a page that has it decoded", "[a](/faq/gr%C3%B6%C3%9Fe)"],
    ["an address whose letters two pages have", "[a](/ways/UP)"],
    ["an address without such a page", "[a](/docs/none)"],
    ["a path that says where it starts", "[a](./api/store.md)"],
    ["another folder of the site", "[a](/other/api/store)"],
    ["another site", "[a](https://x.example/docs/api/store)"],
  ])("leaves %s unchanged", (_, body) => {
    expect(foundFor(body)).toEqual(moved);
  });
});
