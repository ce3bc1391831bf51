import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, differences, type Export, type Project } from "./project";

let project: Project;
let last: Export;
beforeAll(() => {
  project = copyProject();
  last = project.build().files;
});
afterAll(() => project.remove());

/** Truncates the diagnostics that Next writes several times during a build: a kill at any moment may do that. */
function cutNotesOff(): void {
  const folder = join(project.folder, ".next/diagnostics");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "build-diagnostics.json"), "{");
}

/** Adds a comment to compiled code, after which the next build rebuilds everything. */
const touchCode = () => appendFileSync(join(project.folder, "lib/paths.ts"), "// touched\n");

test.each([
  ["while it checks", /warnings/, () => {}],
  ["while it renders what has changed", /Collecting page data/, () => {}],
  ["while it compiles", /Creating an optimized/, touchCode],
  ["while it renders everything", /Generating static pages/, touchCode],
  ["while it finishes", /Exported \d+ files/, () => {}],
])(
  "a build killed %s leaves the last export intact, and the next one equals a full build",
  async (_, moment, prepare) => {
    prepare();
    expect(await project.killAt(moment)).toBe(true);
    expect(differences(project.read() ?? new Map(), last)).toEqual([]);
    cutNotesOff();
    const { files } = project.build();
    expect(differences(files, project.build("--full").files)).toEqual([]);
    last = files;
  },
);
