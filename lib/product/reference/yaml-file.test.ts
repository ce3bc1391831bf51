import { expect, test, vi } from "vitest";
import { InputError } from "../../input/validate";
import { temporaryFolder } from "../../testing/temporary-folder";
import { keepLastGood, readYaml } from "./yaml-file";

const wrong = () => {
  throw new InputError([{ severity: "error", file: "a.yaml", message: "No." }]);
};

test("keeps the last valid value in development until the issue is fixed", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(keepLastGood("a", () => 1)).toBe(1);
  expect(keepLastGood("a", wrong)).toBe(1);
  expect(keepLastGood("a", () => 2)).toBe(2);
  expect(() => keepLastGood("b", wrong)).toThrow("a.yaml:1  No.");
});

test("throws internal errors always, and input errors in production", () => {
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

test("reports bytes that are not UTF-8 in addition to YAML errors", () => {
  const root = temporaryFolder({ "content/_reference/labels.yaml": Buffer.from("a: caf\xe9\na: b\n", "latin1") });
  const { issues } = readYaml("labels.yaml", root);
  expect(issues).toMatchObject([
    { file: "content/_reference/labels.yaml", line: 1, message: "The file has bytes that are not UTF-8." },
    { file: "content/_reference/labels.yaml", line: 2 },
  ]);
});
