import { afterAll, expect, test } from "vitest";
import { copyProject, differences } from "./project";

/** Two ends of the world: it is never the same day in both, and words are sorted by other rules. */
const projects = [
  copyProject({ environment: { TZ: "Pacific/Honolulu", LC_ALL: "en_US.UTF-8" } }),
  copyProject({ environment: { TZ: "Pacific/Kiritimati", LC_ALL: "sv_SE.UTF-8" }, isOnOneCore: true }),
];
afterAll(() => {
  for (const project of projects) project.remove();
});

test("two exports of the same files, made in two folders, at two times and places, with one core and with all, are the same", () => {
  const [one, two] = projects.map((project) => project.build("--full").files);
  expect(one && two && differences(one, two)).toEqual([]);
});
