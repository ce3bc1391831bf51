import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { Route } from "../types";
import { generatedPages, listPages, paramsToRender, placeholder } from "./routes";

const route = (path: string, frontMatter = {}): Route => ({ source: docSource(path, "", { frontMatter }) });
const routes = (...paths: string[]) => new Map(paths.map((path) => [path, route(path)]));

test("a dynamic route renders the requested pages, or its placeholder if there are none", () => {
  const pages = ["/tags/a", "/tags/b"].map((path) => ({ path, params: { tag: path.slice(6) } }));
  const rendered = (only?: string[], of = pages) => paramsToRender(only && new Set(only), of, (tag) => ({ tag }));
  expect(rendered()).toEqual([{ tag: "a" }, { tag: "b" }]);
  expect(rendered(["/tags/b", "/user"])).toEqual([{ tag: "b" }]);
  expect(rendered(["/user"])).toEqual([{ tag: placeholder }]);
  expect(rendered(undefined, [])).toEqual([{ tag: placeholder }]);
});

test("an authored page replaces a generated one, and unlisted pages are not listed", () => {
  const content = new Map([...routes("/user", "/search", "/a"), ["/hidden", route("/hidden", { unlisted: true })]]);
  expect(generatedPages(content).map(({ path }) => path)).toContain("/tags");
  expect(generatedPages(content).map(({ path }) => path)).not.toContain("/search");
  const listed = listPages(content).map(({ path }) => path);
  expect(listed.slice(0, 3)).toEqual(["/", "/a", "/search"]);
  expect(listed.filter((path) => path === "/search")).toHaveLength(1);
  expect(listed).not.toContain("/hidden");
});
