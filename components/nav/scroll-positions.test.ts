// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordScrollPositions, restoreScrollPosition } from "./scroll-positions";

/** A browser that has left the entry `a` at a place, and comes back to it. */
class FakeNavigation extends EventTarget {
  currentEntry = { key: "a" };
  go(key: string, navigationType: string) {
    const from = this.currentEntry;
    this.currentEntry = { key };
    this.dispatchEvent(Object.assign(new Event("currententrychange"), { from, navigationType }));
  }
}

/** How far the page can be scrolled. */
let reach = 2000;
let grow = () => {};
const scroll = (top: number) => {
  vi.stubGlobal("scrollY", Math.min(top, reach));
  dispatchEvent(new Event("scroll"));
};

let navigation: FakeNavigation;
let stop = () => {};
beforeEach(() => {
  reach = 2000;
  navigation = new FakeNavigation();
  vi.stubGlobal("navigation", navigation);
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => scroll(top));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  vi.stubGlobal("scrollY", 0);
  stop = recordScrollPositions();
  scroll(1500);
  navigation.go("b", "push");
  reach = 400;
  scroll(0);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test("the way back leads to where the page was left, also when the framework writes into its entry", () => {
  navigation.go("a", "traverse");
  navigation.go("a", "replace");
  reach = 2000;
  restoreScrollPosition();
  expect(scrollY).toBe(1500);
});

test("a page that is not long enough yet is followed until it is", () => {
  navigation.go("a", "traverse");
  restoreScrollPosition();
  expect(scrollY).toBe(400);
  reach = 2000;
  grow();
  expect(scrollY).toBe(1500);
});

test("who scrolls meanwhile stays where they are", () => {
  navigation.go("a", "traverse");
  restoreScrollPosition();
  dispatchEvent(new Event("wheel"));
  reach = 2000;
  grow();
  expect(scrollY).toBe(400);
});

test("a new page begins at its top", () => {
  navigation.go("c", "push");
  reach = 2000;
  restoreScrollPosition();
  expect(scrollY).toBe(0);
});
