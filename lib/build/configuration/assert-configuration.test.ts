import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { InputError } from "../../input/validate";
import { ownManifest } from "../../nav/manifest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { assertConfiguration, assertLabels, redirectsSchema } from "./assert-configuration";
import { formMistakes } from "./form-mistakes";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

function issuesOf(run: () => void) {
  try {
    run();
    return [];
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return cause.issues;
  }
}

test("accepts valid configuration", () => {
  const redirects = [{ from: "/a", to: "/user" }];
  expect(issuesOf(() => assertConfiguration(ownManifest, redirects, folder, "sidebars.ts"))).toEqual([]);
});

test("reports malformed redirects at their lines, together with sidebar mistakes", () => {
  writeFileSync(
    join(folder, "redirects.ts"),
    'export const redirects = [\n  { form: "/a", to: "/b" },\n  "/c",\n  ,\n];\n',
  );
  writeFileSync(join(folder, "sidebars.ts"), "");
  const redirects = [{ form: "/a", to: "/b" }, "/c", undefined];
  const sidebars = { user: { label: "User", href: "/user", items: [{ type: "lnk", label: "A", href: "/a" }] } };
  const manifest = Object.assign({}, ownManifest, { sidebars });
  const found = issuesOf(() => assertConfiguration(manifest, redirects, folder, "sidebars.ts"));
  expect(found.map(({ file, line, message, hint }) => [file, line, message, hint])).toEqual([
    ["sidebars.ts", undefined, expect.stringContaining('The entry "A"'), expect.any(String)],
    ["redirects.ts", 2, 'Unknown key "form" in "redirects[0]".', 'Did you mean "from"?'],
    ["redirects.ts", 3, '"redirects[1]" must be a map of keys and values, found "/c".', "Write { key: value }."],
    ["redirects.ts", 3, '"redirects[2]" is empty.', "Write it, or remove its comma."],
  ]);
});

test("tells how a list is written in a module", () => {
  const place = { path: join(folder, "redirects.ts"), file: "redirects.ts" };
  expect(formMistakes(redirectsSchema, { ...place, exported: { redirects: {} } })).toMatchObject([
    { message: '"redirects" must be a list, found {}.', hint: 'Write redirects: ["first", "second"].' },
  ]);
});

test("locates a mistake at code, not at a comment that quotes the same", () => {
  writeFileSync(join(folder, "sidebars.ts"), '// "A"\nconst label = "A";\n');
  const sidebars = { user: { label: "User", href: "/user", items: [{ type: "link", label: "A", href: 1 }] } };
  const manifest = Object.assign({}, ownManifest, { sidebars });
  expect(issuesOf(() => assertConfiguration(manifest, [], folder, "sidebars.ts"))).toMatchObject([
    { line: 2, column: 15 },
  ]);
});

test("reports labels that are not strings, and a file without a labels export", () => {
  const path = join(folder, "labels.ts");
  writeFileSync(path, 'export const labels = {\n  A: "B",\n  "C d": 12,\n};\n');
  const file = "i18n/de/labels.ts";
  expect(issuesOf(() => assertLabels(path, file, { A: "B", "C d": 12 }))).toMatchObject([
    { file, line: 3, message: '"labels.C d" must be text, found 12.', hint: "Put it in quotes." },
  ]);
  expect(issuesOf(() => assertLabels(path, file, undefined))).toMatchObject([
    { file, message: 'The file does not export "labels".', hint: "Write: export const labels = …" },
  ]);
});
