// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { SidebarCategory } from "@/lib/types";
import { SidebarItems } from "./sidebar-items";
import { isCategoryOpen } from "./sidebar-memory";

let root: Root | undefined;
afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
});

/** A collapsed category with the given number of pages. */
const category = (name: string, pages: number): SidebarCategory => ({
  type: "category",
  label: name,
  collapsed: true,
  items: Array.from({ length: pages }, (_, index) => ({
    type: "link",
    label: `${name} ${index}`,
    href: `/guide/${name}/${index}`,
  })),
});

const listed = (items: readonly SidebarCategory[]) => <SidebarItems items={items} path="/guide/one/7" />;

/** Label, open state and number of links of each rendered category. */
const counts = () =>
  [...document.querySelectorAll("details")].map((details) => [
    details.querySelector("summary")?.textContent,
    details.open,
    details.querySelectorAll("a").length,
  ]);

/** Inserts the server-rendered sidebar; the returned function hydrates it. */
function show(items: readonly SidebarCategory[]): () => Promise<void> {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(listed(items));
  return () =>
    act(async () => {
      root = hydrateRoot(place, listed(items));
    });
}

const detailsOf = (name: string) => {
  const found = [...document.querySelectorAll("details")].find(
    (details) => details.querySelector("summary")?.textContent === name,
  );
  if (!found) throw new Error(`There is no category ${name}.`);
  return found;
};

test("renders every link of a short sidebar, including those in collapsed categories", () => {
  show([category("one", 20), category("two", 30)]);
  expect(counts()).toEqual([
    ["one", true, 20],
    ["two", false, 30],
  ]);
});

test("renders only the first page of a collapsed category in a long sidebar until it is opened", async () => {
  const awaken = show([category("one", 300), category("two", 300)]);
  expect(counts()).toEqual([
    ["one", true, 300],
    ["two", false, 1],
  ]);
  expect(detailsOf("two").querySelector("a")?.getAttribute("href")).toBe("/guide/two/0");
  await awaken();
  await act(async () => {
    detailsOf("two").open = true;
    detailsOf("two").dispatchEvent(new Event("toggle"));
  });
  expect(counts()[1]).toEqual(["two", true, 300]);
});

test("renders all pages on hydration for a category opened before it", async () => {
  const awaken = show([category("one", 300), category("three", 300)]);
  detailsOf("three").open = true;
  // React logs the hydration mismatch but keeps the attribute.
  vi.spyOn(console, "error").mockImplementation(() => {});
  await awaken();
  expect(counts()[1]).toEqual(["three", true, 300]);
});

test("remembers categories opened or closed while the page was asleep", async () => {
  const opened = category("opened", 2);
  const closed = { ...category("closed", 2), collapsed: false };
  const reported = vi.spyOn(console, "error");
  const awaken = show([opened, closed]);
  detailsOf("opened").open = true;
  detailsOf("closed").open = false;
  await awaken();
  expect(counts().map(([name, open]) => [name, open])).toEqual([
    ["opened", true],
    ["closed", false],
  ]);
  expect([isCategoryOpen(opened, false), isCategoryOpen(closed, false)]).toEqual([true, false]);
  expect(reported).not.toHaveBeenCalled();
});
