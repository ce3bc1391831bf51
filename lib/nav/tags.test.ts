import { expect, test } from "vitest";
import { sidebars } from "@/sidebars";
import { getSite } from "../site/current";
import { groupBySection, pagesWithTag, tagNames, topicOf } from "./tags";

test("every page with a tag stands in exactly one section, in the order of the sidebars", () => {
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

test("a tag that the settings do not name is called by its own name", () => {
  expect(topicOf("forklifts")).toEqual({ label: "forklifts", title: "forklifts", description: "" });
});
