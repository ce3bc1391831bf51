// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { browserStorage, getStorage } from "./browser-storage";

afterEach(() => vi.unstubAllGlobals());

test("keeps values", () => {
  expect(browserStorage.set("a", "1")).toBe(true);
  expect(browserStorage.get("a")).toBe("1");
  expect(browserStorage.remove("a")).toBe(true);
  expect(browserStorage.get("a")).toBeNull();
});

test("reads nothing and says so when the browser refuses storage", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(browserStorage.get("a")).toBeNull();
  expect(browserStorage.set("a", "1")).toBe(false);
  expect(browserStorage.remove("a")).toBe(false);
});

test("tells a developer who asks for it on the server", () => {
  vi.stubGlobal("window", undefined);
  expect(() => getStorage()).toThrow("Browser storage is not available: it was asked for on the server.");
});
