// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { finishProgress, leavesPage, showRoute, startProgress } from "./progress";

test.each([
  ["/user/layouts", true],
  ["/user#part", false],
  ["/user?x=1", false],
  ["#part", false],
])("going from /user to %s leaves the page: %s", (to, leaves) => {
  expect(leavesPage("https://docs.planloom.example/user", to)).toBe(leaves);
});

describe("the bar", () => {
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

  test("shows 200 ms after a navigation begins and goes with the new route", () => {
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
  test("does not show when the route is there before", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(150);
    showRoute("/user/layouts");
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
  test("a second navigation keeps the bar of the first", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(250);
    startProgress("/user/profiles");
    vi.advanceTimersByTime(500);
    expect(bar()).not.toBeNull();
  });
  test("goes when the reader stays after all", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(250);
    startProgress("/user#part");
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
  test("a navigation given up before 200 ms never shows it", () => {
    startProgress("/user/layouts");
    vi.advanceTimersByTime(100);
    startProgress("/user");
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
});
