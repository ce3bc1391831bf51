// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { finishProgress, leavesPage, showRoute, startProgress } from "./progress";

test.each([
  ["/user/layouts", true],
  ["/user#part", false],
  ["/user?x=1", false],
  ["#part", false],
  ["/de/user#part", false],
  ["/de/user/layouts", true],
])("navigating from /user to %s leaves the page: %s", (to, leaves) => {
  expect(leavesPage("https://docs.planloom.example/user", to, "/de")).toBe(leaves);
});

describe("progress bar", () => {
  const bar = () => document.querySelector("#nprogress .bar");
  beforeEach(() => {
    vi.useFakeTimers();
    showRoute("/user");
  });
  afterEach(() => {
    finishProgress();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  test("appears 200 ms after a navigation starts and disappears once the new route is shown", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(199);
    expect(bar()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(bar()).not.toBeNull();
    expect(document.querySelector("#nprogress .spinner")).toBeNull();
    showRoute("/user/layouts");
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
  test("never appears when the route is shown within 200 ms", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(150);
    showRoute("/user/layouts");
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
  test("stays visible when a second navigation starts", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(250);
    startProgress("/user/profiles");
    vi.advanceTimersByTime(500);
    expect(bar()).not.toBeNull();
  });
  test("disappears when a navigation within the current page replaces the pending one", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(250);
    startProgress("/user#part");
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
  test("never appears when the navigation is canceled within 200 ms", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(100);
    startProgress("/user");
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
});
