import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../lib/list-files";
import { copyProject, differences, type Export, isDefaultOnly, type Project } from "./project";

let project: Project;
/** The export before a change. */
let last: Export;
beforeAll(() => {
  project = copyProject();
  last = project.build().files;
});
afterAll(() => project.remove());

const place = (name: string) => join(project.folder, name);

/** Replaces the first match in a file, which must be there. */
function edit(name: string, from: string | RegExp, to: string): void {
  const text = readFileSync(place(name), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${from}.`);
  writeFileSync(place(name), changed);
}

const pages = "tests/site/content";
const newPage =
  '---\ntitle: Wreck\ndescription: "What is left of the ship that did not see the light."\ntype: concept\n---\n\nThe wreck.\n';

/** Ten kinds of change, made one after the other. The last three change compiled code, after which everything is rebuilt. */
const changes: [kind: string, isCompiled: boolean, make: () => void][] = [
  ["text", false, () => edit(`${pages}/keeper/winter.mdx`, "In winter", "In deep winter")],
  ["title", false, () => edit(`${pages}/keeper/storms.mdx`, "title: Storms", "title: Gales")],
  ["new page", false, () => writeFileSync(place(`${pages}/keeper/wreck.mdx`), newPage)],
  [
    "moved page",
    false,
    () => {
      mkdirSync(dirname(place(`${pages}/keeper/sea/wreck.mdx`)), { recursive: true });
      renameSync(place(`${pages}/keeper/wreck.mdx`), place(`${pages}/keeper/sea/wreck.mdx`));
    },
  ],
  ["removed page", false, () => rmSync(place(`${pages}/keeper/sea/wreck.mdx`))],
  ["post", false, () => edit(`${pages}/blog/old-bell.mdx`, /^title: (.*)$/m, "title: A very old bell")],
  [
    "reference value",
    false,
    () => edit("content/_reference/errors.yaml", "remedy: Correct the body", "remedy: Mend the body"),
  ],
  ["sidebar", true, () => edit("tests/site/manifest.ts", '"Wind the clock"', '"Wind the tower clock"')],
  ["redirect", true, () => edit("tests/site/manifest.ts", '"/old/walk"', '"/old/path"')],
  ["component", true, () => edit("components/layout/skip-link.tsx", 'href="#', 'data-first href="#')],
];

/**
 * Files that contain the text of the changed page: its own, and those made of many pages: search, the print section, lists for
 * programs. The edition without a translation of the page contains it, too.
 */
const hasTextOfWinter =
  /^(?:en-XA\/)?(?:keeper\/winter[./]|(?:keeper\/)?llms\.txt|llms-full\.txt|print\/keeper\.html|routes\.json|search-index\/)/;

test.each(changes)(
  "a change of %s rebuilds only what it affects, and the export equals that of a full build",
  (kind, isCompiled, make) => {
    make();
    const { files, output } = project.build();
    expect(/The code is compiled/.test(output)).toBe(!isCompiled);
    if (kind === "text") expect(differences(files, last).filter((name) => !hasTextOfWinter.test(name))).toEqual([]);
    last = project.build("--full").files;
    expect(differences(files, last)).toEqual([]);
  },
);

test("a build reverts manual changes to the last export", () => {
  const { files } = project.build();
  for (const name of ["keeper/winter.html", "keeper/storms.md.br"]) appendFileSync(place(`out/${name}`), "by hand");
  rmSync(place("out/keeper/storms.txt"));
  const again = project.build();
  expect(again.output).toContain("The code is compiled");
  expect(differences(files, again.files)).toEqual([]);
});

test("a build recreates missing caches and compiled output", () => {
  const { files } = project.build();
  const compiledEdition = ".cache/editions/projects/1.0/.next/server/app";
  const kept = [".cache/rendered", ".next/server/app", ".next/static/chunks"];
  for (const name of isDefaultOnly ? kept : [...kept, compiledEdition]) rmSync(place(name), { recursive: true });
  expect(differences(files, project.build().files)).toEqual([]);
});

test("a corrupt compiler cache does not change the export", () => {
  appendFileSync(place("lib/paths.ts"), "// touched\n");
  const cache = place(".next/cache");
  for (const name of listFiles(cache).files) writeFileSync(join(cache, name), "broken");
  const { files } = project.build();
  expect(differences(files, project.build("--full").files)).toEqual([]);
});
