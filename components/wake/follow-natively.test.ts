// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { followNatively } from "./follow-natively";
import { awakeEvent } from "./vocabulary";

test("hides presses of links to pages from the router until the page is awake, but no others", () => {
  document.body.innerHTML =
    '<a href="/user">User</a><a href="#Sidebar">Menu</a><a href="/search" data-wake="press">Search</a>';
  const seen = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener("click", seen);
  const pressAll = () => {
    for (const link of document.querySelectorAll("a")) link.click();
    return seen.mock.calls.splice(0).map(([{ target }]) => target instanceof Element && target.textContent);
  };
  followNatively();
  expect(pressAll()).toEqual(["Menu", "Search"]);
  document.dispatchEvent(new Event(awakeEvent));
  expect(pressAll()).toEqual(["User", "Menu", "Search"]);
});
