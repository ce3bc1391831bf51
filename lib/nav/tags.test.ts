import { expect, test } from "vitest";
import { sidebars } from "@/sidebars";
import { docSource } from "../page/testing/doc-source";
import { getSite } from "../site/current";
import { groupBySection, pagesWithTag, tagNames, topicOf } from "./tags";

test("groups every tagged page into exactly one section, in sidebar order", () => {
  const order = [...Object.values(sidebars).map(({ label }) => label), "Other pages"];
  for (const tag of tagNames) {
    const pages = pagesWithTag(getSite().routes, tag);
    const sections = groupBySection(pages, sidebars);
    const grouped = sections.flatMap((section) => section.pages);
    expect(new Set(grouped)).toEqual(new Set(pages));
    expect(grouped).toHaveLength(pages.length);
    const places = sections.map(({ label }) => order.indexOf(label));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});

test("lists the pages of a tag by title, without unlisted ones", () => {
  const titles = { "/b": "B", "/a": "A", "/c": "C" };
  const routes = new Map(
    Object.entries(titles).map(([path, title]) => [
      path,
      { source: docSource(path, "", { frontMatter: { title, tags: ["mobile"], unlisted: path === "/c" } }) },
    ]),
  );
  expect(pagesWithTag(routes, "mobile").map(({ doc }) => doc.path)).toEqual(["/a", "/b"]);
  expect(pagesWithTag(routes, "webhook")).toEqual([]);
});

test("uses a tag's name as its label when the settings do not define it", () => {
  expect(topicOf("forklifts")).toEqual({ label: "forklifts", title: "forklifts", description: "" });
});
