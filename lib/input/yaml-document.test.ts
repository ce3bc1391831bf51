import { expect, test } from "vitest";
import { parseYaml, yamlMistakes } from "./yaml-document";

test("marks of a merge are told at their own line, not at a longer one above that contains them", () => {
  const text = "# ========\na: 1\n=======\nb: 2\n";
  const place = { line: 3, column: 1, message: "Marks of a merge that was not finished." };
  expect(yamlMistakes(text)).toMatchObject([place]);
  expect(parseYaml("a.yaml", text).issues).toMatchObject([place]);
});

test("of a map that a comment cuts off the next step names the comment", () => {
  expect(parseYaml("a.yaml", "- { a: 1, b: #fff }\n- c\n").issues).toMatchObject([
    { hint: expect.stringContaining("put values that contain # in double quotes") },
  ]);
});
