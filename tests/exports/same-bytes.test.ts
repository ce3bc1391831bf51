import { afterAll, expect, test } from "vitest";
import { copyProject, differences } from "./project";

const projects = [copyProject(), copyProject()];
afterAll(() => {
  for (const project of projects) project.remove();
});

test("two exports of the same files, made in two folders at two times, are the same byte for byte", () => {
  const [one, two] = projects.map((project) => project.build("--full").files);
  expect(one && two && differences(one, two)).toEqual([]);
});
