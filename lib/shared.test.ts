import { afterEach, expect, test, vi } from "vitest";
import { shared } from "./shared";

afterEach(() => vi.unstubAllEnvs());

test("what was made under a name is made once", () => {
  const first = shared("shared.test", () => ({}));
  expect(shared("shared.test", () => ({}))).toBe(first);
});

test("another copy of the module, as another bundle has it, gives the same", async () => {
  const first = shared("shared.test", () => ({}));
  vi.resetModules();
  const copy = await import("./shared");
  expect(copy.shared).not.toBe(shared);
  expect(copy.shared("shared.test", () => ({}))).toBe(first);
});

test("while authoring each asks anew: code that was changed makes other things", () => {
  const first = shared("shared.test", () => ({}));
  vi.stubEnv("NODE_ENV", "development");
  expect(shared("shared.test", () => ({}))).not.toBe(first);
});
