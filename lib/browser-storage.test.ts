// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { browserStorage, getStorage, onStorageChange, readStoredList } from "./browser-storage";

test("sets, gets, and removes values", () => {
  expect(browserStorage.set("a", "1")).toBe(true);
  expect(browserStorage.get("a")).toBe("1");
  expect(browserStorage.remove("a")).toBe(true);
  expect(browserStorage.get("a")).toBeNull();
});

test.each([
  ["its items alone", '["a", 1, null, "b"]', ["a", "b"]],
  ["nothing where nothing is stored", undefined, []],
  ["nothing of another value", '{"0":"a"}', []],
  ["nothing of what is no JSON", "a,b", []],
])("reads a stored list as %s", (_, stored, items) => {
  if (stored !== undefined) localStorage.setItem("list", stored);
  expect(readStoredList("list", (value) => typeof value === "string")).toEqual(items);
});

test("returns null or false when the browser denies storage", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(browserStorage.get("a")).toBeNull();
  expect(browserStorage.set("a", "1")).toBe(false);
  expect(browserStorage.remove("a")).toBe(false);
});

test("throws on the server", () => {
  vi.stubGlobal("window", undefined);
  expect(() => getStorage()).toThrow("Browser storage is not available: it was asked for on the server.");
});

test("notifies of changes by other tabs and of restores from the back-forward cache until stopped", () => {
  const heard = vi.fn();
  const stop = onStorageChange("a", heard);
  const restored = Object.assign(new Event("pageshow"), { persisted: true });
  dispatchEvent(new StorageEvent("storage", { key: "b" }));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent("storage", { key: "a" }));
  dispatchEvent(new StorageEvent("storage", { key: null }));
  dispatchEvent(restored);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(restored);
  expect(heard).toHaveBeenCalledTimes(3);
});
