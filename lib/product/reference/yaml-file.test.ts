import { afterEach, expect, test, vi } from "vitest";
import { InputError } from "../../input/validate";
import { keepLastGood } from "./yaml-file";

afterEach(() => vi.unstubAllEnvs());
const wrong = () => {
  throw new InputError([{ severity: "error", file: "a.yaml", message: "No." }]);
};

test("while authoring, what was read last stays until the mistake is mended", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(keepLastGood("a", () => 1)).toBe(1);
  expect(keepLastGood("a", wrong)).toBe(1);
  expect(keepLastGood("a", () => 2)).toBe(2);
  expect(() => keepLastGood("b", wrong)).toThrow("a.yaml:1  No.");
});

test("mistakes of ours, and every mistake of an export, are thrown", () => {
  vi.stubEnv("NODE_ENV", "development");
  keepLastGood("c", () => 1);
  expect(() =>
    keepLastGood("c", () => {
      throw new Error("Ours.");
    }),
  ).toThrow("Ours.");
  vi.stubEnv("NODE_ENV", "production");
  expect(() => keepLastGood("c", wrong)).toThrow("No.");
});
