// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordScrollPositions, restoreScrollPosition } from "./scroll-positions";

/** Stub of the Navigation API; `go` changes the current history entry. */
class FakeNavigation extends EventTarget {
  currentEntry = { key: "a" };
  go(key: string, navigationType: string) {
    const from = this.currentEntry;
    this.currentEntry = { key };
    this.dispatchEvent(Object.assign(new Event("currententrychange"), { from, navigationType }));
  }
}

/** Maximum scroll position of the page, in pixels. */
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
});

test("restores the position on traversal even if the framework then replaces the entry's state", () => {
  navigation.go("a", "traverse");
  navigation.go("a", "replace");
  reach = 2000;
  restoreScrollPosition();
  expect(scrollY).toBe(1500);
});

test("keeps scrolling as the page grows until it reaches the recorded position", () => {
  navigation.go("a", "traverse");
  restoreScrollPosition();
  expect(scrollY).toBe(400);
  reach = 2000;
  grow();
  expect(scrollY).toBe(1500);
});

test("stops restoring once the reader scrolls", () => {
  navigation.go("a", "traverse");
  restoreScrollPosition();
  dispatchEvent(new Event("wheel"));
  reach = 2000;
  grow();
  expect(scrollY).toBe(400);
});

test("does not restore a position for a new entry", () => {
  navigation.go("c", "push");
  reach = 2000;
  restoreScrollPosition();
  expect(scrollY).toBe(0);
});
