// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isRecord } from "../../input/is-record";
import { parseYaml } from "../../input/yaml-document";
import { changelogPage, parseChangelog } from "./changelog";
import { changelogRss } from "./changelog-feed";
import { mapTree } from "./publish/tree";
import { loadReference, readFiles } from "./reference";
import { smallReference } from "./testing/small-reference";

const { changelog } = loadReference();
const read = (text: string) => parseChangelog(parseYaml("content/_reference/changelog.yaml", text));
const release = (name: string, date: string, more = "") =>
  `  - release: "${name}"\n    date: ${date}\n    changes: [{ area: API, kind: added, text: New${more} }]\n`;

describe("the changelog", () => {
  it("contains every release named by an x-since", () => {
    const { text, value } = readFiles(process.cwd())["openapi.yaml"];
    const named: string[] = [];
    mapTree(value, (node) => {
      if (node["x-since"] !== undefined) named.push(String(node["x-since"]));
      return node;
    });
    expect(named).not.toEqual([]);
    expect(named).toHaveLength(text.match(/\bx-since: /g)?.length ?? 0);
    expect(named.filter((name) => !changelog.some(({ release }) => release === name))).toEqual([]);
  });

  it("mentions everything that an x-since marks, in that release", () => {
    const plain = (name: string) => name.replaceAll("-", "");
    const unmentioned: string[] = [];
    mapTree(readFiles(process.cwd())["openapi.yaml"].value, (node) => {
      for (const [key, marked] of Object.entries(node)) {
        if (!isRecord(marked) || marked["x-since"] === undefined) continue;
        const name = typeof marked.name === "string" ? marked.name : key;
        const { changes } = changelog.find(({ release }) => release === marked["x-since"]) ?? { changes: [] };
        if (!changes.some(({ text }) => plain(text).includes(plain(name)))) unmentioned.push(name);
      }
      return node;
    });
    expect(unmentioned).toEqual([]);
  });

  it("dates each sandbox release two weeks before production", () => {
    expect(read(`releases:\n${release("2026.4", "2026-10-20")}${release("2026.1", "2026-01-05")}`)).toMatchObject([
      { release: "2026.4", production: "2026-10-20", sandbox: "2026-10-06" },
      { release: "2026.1", production: "2026-01-05", sandbox: "2025-12-22" },
    ]);
  });

  it.each([
    [
      "another order",
      release("2026.1", "2026-01-20") + release("2026.2", "2026-04-14"),
      '"2026.2" must be older than the release above it, "2026.1". Put the newest release first.',
    ],
    ["no day", release("2026.1", "2026-13-20"), '"2026-13-20" is not a date. Write it as 2026-10-20.'],
    [
      "another year",
      release("2026.4", "2062-10-20"),
      '"2026.4" is dated 2062-10-20, in another year than its name. Correct the name or the date.',
    ],
    ["another name", release("26.1", "2026-01-20"), '"26.1" does not look like 2026.4.'],
    [
      "another kind",
      release("2026.1", "2026-01-20").replace("added", "fixed"),
      '"releases[0].changes[0].kind" cannot be "fixed". Write one of: added, changed, ',
    ],
  ])("rejects %s with file and line", (_, text, message) => {
    expect(() => read(`releases:\n${text}`)).toThrow(message);
    expect(() => read(`releases:\n${text}`)).toThrow(/content\/_reference\/changelog\.yaml:\d+/);
  });

  it("is shown in full on its page, with each release under the heading that the feed links to", () => {
    const page = readFileSync(`content${changelogPage}.mdx`, "utf8");
    const shown = [...page.matchAll(/^## (\S+)\n\n<Changelog release="(\S+)" \/>$/gm)].map(([, ...names]) => names);
    expect(shown).toEqual(changelog.map((row) => [row.release, row.release]));
  });
});

describe("the changelog feed", () => {
  const document = new DOMParser().parseFromString(changelogRss(smallReference.changelog), "application/xml");

  it("has one item per release, with the production date and the changes as HTML", () => {
    expect(document.querySelector("parsererror")).toBeNull();
    const items = [...document.querySelectorAll("item")];
    expect(items.map((item) => item.querySelector("title")?.textContent)).toEqual(["API 2026.1", "API 2025.4"]);
    const [newest] = items;
    expect(newest?.querySelector("pubDate")?.textContent).toBe("Tue, 20 Jan 2026 00:00:00 GMT");
    expect(newest?.querySelector("guid")?.textContent).toMatch(new RegExp(`^https://.*${changelogPage}#20261$`));
    const html = newest?.querySelector("description")?.textContent ?? "";
    expect(html).toContain("<code>start</code>");
    expect(html).toMatch(/<a href="https:\/\/[^"]+\/develop\/api\/trip">trip<\/a>/);
    expect(html).toContain("Sandbox 6 January 2026, production 20 January 2026.");
  });

  it("escapes XML markup in the changes", () => {
    const text = changelogRss(read(`releases:\n${release("2026.1", "2026-01-20", " <b> & more")}`));
    expect(text).toContain("New &amp;lt;b&amp;gt; &amp;amp; more");
  });
});
