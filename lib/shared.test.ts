import { expect, test, vi } from "vitest";
import { shared } from "./shared";

test("creates the value for a name once", () => {
  const first = shared("shared.test", () => ({}));
  expect(shared("shared.test", () => ({}))).toBe(first);
});

test("shares the value with another copy of the module, as in another bundle", async () => {
  const first = shared("shared.test", () => ({}));
  vi.resetModules();
  const copy = await import("./shared");
  expect(copy.shared).not.toBe(shared);
  expect(copy.shared("shared.test", () => ({}))).toBe(first);
});

test("creates the value again on every call in development, where code may have changed", () => {
  const first = shared("shared.test", () => ({}));
  vi.stubEnv("NODE_ENV", "development");
  expect(shared("shared.test", () => ({}))).not.toBe(first);
});
