import { expect, test } from "vitest";
import { parseYaml, yamlMistakes } from "./yaml-document";

test("reports merge conflict markers at their own line, not at a longer line that contains them", () => {
  const text = "# ========\na: 1\n=======\nb: 2\n";
  const place = { line: 3, column: 1, message: "Marks of a merge that was not finished." };
  expect(yamlMistakes(text)).toMatchObject([place]);
  expect(parseYaml("a.yaml", text).issues).toMatchObject([place]);
});

test("mentions the comment in the hint when it cuts off a map", () => {
  expect(parseYaml("a.yaml", "- { a: 1, b: #fff }\n- c\n").issues).toMatchObject([
    { hint: expect.stringContaining("put values that contain # in double quotes") },
  ]);
});

test("reports the line of hyphens that begins a second document", () => {
  expect(parseYaml("a.yaml", "a: 1\n---\nb: 2\n").issues).toMatchObject([
    { line: 2, message: "Not valid YAML: a second document begins here.", hint: "Remove the line of three hyphens." },
  ]);
});

test("reports an alias inside the value that it stands for, at its place", () => {
  for (const text of ["a: &x\n  b: *x", "a: &x [1,\n  2, *x]"])
    expect(parseYaml("a.yaml", text).issues).toMatchObject([
      { line: 2, column: 6, message: 'Not valid YAML: "*x" is inside the value that it stands for.' },
    ]);
  expect(parseYaml("a.yaml", "a: &x [&x 1, *x]").value).toEqual({ a: [1, 1] });
  for (const first of ["1", "&x 1"])
    expect(parseYaml("a.yaml", `a: &x [${first}${", *x".repeat(10_000)}]`).issues).toHaveLength(1);
});

test("reports an alias of a value that is not above it, at its place", () => {
  for (const text of ["a: &x 1\nb: *y", "a: 1\nb: *y\nc: &y 2"])
    expect(parseYaml("a.yaml", text).issues).toMatchObject([
      {
        line: 2,
        column: 4,
        message: 'Not valid YAML: "*y" stands for a value named "&y", and there is none above it.',
        hint: "Put the whole value in quotes, or name the value that it stands for.",
      },
    ]);
  expect(parseYaml("a.yaml", "a: &x 1\nb: *x").value).toEqual({ a: 1, b: 1 });
});
