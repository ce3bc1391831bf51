import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../list-files";
import { pathOf } from "../paths";
import { pagesOf } from "../site/read-pages";
import { gitBlobHash } from "../site/translations";
import { movePages } from "./move-pages";
import { newPage } from "./new-page";
import { removePage } from "./remove-page";

/** A copy of the real content, in a folder of its own. */
let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "edits-"));
  for (const name of ["content", "docs/authoring.md", "sidebars.ts", "redirects.ts", "lib", "components/product"]) {
    cpSync(name, join(root, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  const translation = join(root, "i18n/fr/user/guides");
  mkdirSync(translation, { recursive: true });
  writeFileSync(join(root, "i18n/fr/user/layouts.mdx"), "[x](/user/guides/reset-password#variants)\n");
  writeFileSync(
    join(translation, "reset-password.mdx"),
    "---\ntitle: Mot de passe\n---\n\n[x](/user/guides/user-overview)\n",
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Every file with its text. */
const snapshot = () =>
  ["content", "lib", "i18n"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .concat("sidebars.ts", "redirects.ts")
    .filter((file) => statSync(join(root, file)).isFile())
    .sort()
    .map((file) => `${file}\n${read(file)}`);
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const expectUndone = (before: string[], undo: () => void) => {
  expect(snapshot()).not.toEqual(before);
  undo();
  expect(snapshot()).toEqual(before);
};

test("a folder moves with links, anchors, sidebar, configuration and translations, and everything comes back", () => {
  const before = snapshot();
  const pages = pagesOf(listFiles(join(root, "content")).files).filter((file) => file.startsWith("user/guides/"));
  const { changes } = movePages(root, "user/guides", "user/how-to");
  const undo = changes.apply();
  const texts = snapshot().filter((text) => !/^(redirects\.ts|.*\.test\.tsx?)\n/.test(text));
  for (const page of pages) {
    const left = new RegExp(`(\\]\\(|["'])${pathOf(page)}(?=[#)"'])`);
    expect(texts.filter((text) => left.test(text)).map((text) => text.split("\n", 1)[0])).toEqual([]);
    expect(read("redirects.ts")).toContain(
      `{ from: "${pathOf(page)}", to: "${pathOf(page).replace("guides", "how-to")}" }`,
    );
  }
  expect(read("i18n/fr/user/how-to/reset-password.mdx")).toContain("(/user/how-to/user-overview)");
  expect(read("sidebars.ts")).toContain('"/user/how-to/reset-password"');
  expectUndone(before, undo);
});

test("a section moves, and paths of the API that are written like its pages stay", () => {
  const undo = movePages(root, "user", "manual").changes.apply();
  expect(read("content/_reference/cli.yaml")).toMatch(/\{ name: user, .* path: \/user \}/);
  expect(read("content/_reference/openapi.yaml")).toMatch(/^ {2}\/user:$/m);
  expect(read("content/_reference/openapi.yaml")).toContain("ui: /manual/components/opentasks");
  expect(read("lib/product/reference/workshop/answer-one.ts")).toContain('"/user": ["User"');
  expect(read("lib/product/settings.ts")).toContain('mainDocId: "manual"');
  undo();
});

test("a folder brings along files that are no text as they are", () => {
  const picture = Buffer.from("89504e470d0a1a0a0000000dff00fe80", "hex");
  writeFileSync(join(root, "content/user/guides/picture.png"), picture);
  const undo = movePages(root, "user/guides", "user/how-to").changes.apply();
  expect(readFileSync(join(root, "content/user/how-to/picture.png"))).toEqual(picture);
  undo();
  expect(readFileSync(join(root, "content/user/guides/picture.png"))).toEqual(picture);
  rmSync(join(root, "content/user/guides/picture.png"));
});

test("a page with a folder beside it moves alone, and its anchors follow", () => {
  const before = snapshot();
  const undo = movePages(
    root,
    "content/user/components/planningboard/index.mdx",
    "/user/components/board",
  ).changes.apply();
  expect(read("sidebars.ts")).toContain('href: "/user/components/board",');
  expect(read("sidebars.ts")).toContain('"/user/components/planningboard/toolbars"');
  expectUndone(before, undo);
});

test("a page moves into a folder that ends with a slash", () => {
  for (const page of ["user/layouts", "content/user/layouts.mdx"]) {
    const { changes } = movePages(root, page, "user/guides/");
    expect(changes.files()).toContain("content/user/guides/layouts.mdx");
    expect(changes.files()).not.toContain("content/user/guides.mdx");
  }
});

test("a removed page leaves sidebar and content; what led to it leads to the other page", () => {
  write(
    "i18n/fr/labels.ts",
    'export const labels = {\n  "Reset your password": "Mot de passe",\n  Layouts: "Vues",\n};\n',
  );
  const before = snapshot();
  const undo = removePage(root, "user/guides/reset-password", "user/profiles#switch").changes.apply();
  const texts = snapshot().filter((text) => /^(content|sidebars|i18n)/.test(text));
  expect(texts.filter((text) => /[("]\/user\/guides\/reset-password[)"#]/.test(text))).toEqual([]);
  expect(read("redirects.ts")).toContain('{ from: "/user/guides/reset-password", to: "/user/profiles#switch" }');
  expect(read("i18n/fr/labels.ts")).toBe('export const labels = {\n  Layouts: "Vues",\n};\n');
  expectUndone(before, undo);
  rmSync(join(root, "i18n/fr/labels.ts"));
});

test("older versions keep the addresses their pages had", () => {
  const files = ["content/_versions/1/user/x.mdx", "i18n/fr/_versions/1/user/x.mdx"];
  for (const file of files) write(file, "[x](/user/guides/reset-password)\n");
  for (const edit of [
    movePages(root, "user/guides/reset-password", "user/guides/x"),
    removePage(root, "user/guides/reset-password", "user/layouts"),
  ]) {
    expect(edit.changes.files().filter((file) => file.includes("_versions"))).toEqual([]);
  }
  for (const folder of ["content/_versions", "i18n/fr/_versions"]) rmSync(join(root, folder), { recursive: true });
});

test("tests of the real site and the questions of the search follow; those of another site stay", () => {
  write("tests/samples/x.site.test.ts", 'x("/user/layouts#related");\n');
  write("tests/e2e/x.spec.ts", 'x("/user/layouts");\n');
  write("lib/search/evaluation/x.tsv", "a layout\t/user/profiles /user/layouts#use\tWord\n");
  const ofUnitTests = ["lib/x.test.ts", "lib/testing/x.ts"];
  for (const file of ofUnitTests) write(file, 'x("/user/layouts");\n');
  const { changes } = movePages(root, "user/layouts", "user/forms");
  expect(changes.read("tests/samples/x.site.test.ts")).toBe('x("/user/forms#related");\n');
  expect(changes.read("lib/search/evaluation/x.tsv")).toBe("a layout\t/user/profiles /user/forms#use\tWord\n");
  expect(changes.files()).not.toContain("tests/e2e/x.spec.ts");
  for (const file of ofUnitTests) expect(changes.files()).not.toContain(file);
  for (const file of ["tests", "lib/search/evaluation/x.tsv", ...ofUnitTests])
    rmSync(join(root, file), { recursive: true });
});

test("translations of the present text stay that, where an edit changes links of their originals", () => {
  const nameOf = (text: string) => gitBlobHash(Buffer.from(text)).slice(0, 12);
  const page = (translates: string) => `---\ntitle: x\ntranslates: "${translates}"\n---\n\n[x](/user/layouts)\n`;
  for (const name of ["one", "two"]) write(`content/user/${name}.mdx`, "[x](/user/layouts)\n");
  write("i18n/fr/user/one.mdx", page(nameOf("[x](/user/layouts)\n")));
  write("i18n/fr/user/two.mdx", page("0123456789ab"));
  const linked = movePages(root, "user/layouts", "user/forms").changes;
  expect(linked.read("i18n/fr/user/one.mdx")).toBe(
    page(nameOf("[x](/user/forms)\n")).replace("user/layouts", "user/forms"),
  );
  expect(linked.read("i18n/fr/user/two.mdx")).toContain('translates: "0123456789ab"');
  const removed = removePage(root, "user/layouts", "user/profiles").changes;
  expect(removed.read("i18n/fr/user/one.mdx")).toContain(`translates: "${nameOf("[x](/user/profiles)\n")}"`);
  write("content/user/one.mdx", "[x](/user/one)\n");
  write("i18n/fr/user/one.mdx", page(nameOf("[x](/user/one)\n")));
  const moved = movePages(root, "user/one", "user/three").changes;
  expect(moved.read("i18n/fr/user/three.mdx")).toContain(`translates: "${nameOf("[x](/user/three)\n")}"`);
  for (const file of ["content/user/one.mdx", "content/user/two.mdx", "i18n/fr/user/one.mdx", "i18n/fr/user/two.mdx"])
    rmSync(join(root, file));
});

test("settings of a removed page stay under its name, and the author is told where", () => {
  const text = 'export const kept = {\n  "/user/layouts": 1,\n};\n';
  write("lib/kept.ts", text);
  const removed = removePage(root, "user/layouts", "user/profiles");
  expect(removed.changes.read("lib/kept.ts")).toBe(text);
  expect(removed.messages.join("\n")).toContain("lib/kept.ts:2");
  const { changes } = movePages(root, "user/layouts", "user/forms");
  expect(changes.read("lib/kept.ts")).toBe(text.replace("layouts", "forms"));
  rmSync(join(root, "lib/kept.ts"));
});

test("a new page has front matter, the outline of its type and a place in the sidebar", () => {
  const before = snapshot();
  const page = { type: "how-to", named: "user/guides/send-a-map", after: "user/guides/reset-password" };
  const undo = newPage(root, page).changes.apply();
  expect(read("content/user/guides/send-a-map.mdx")).toMatch(
    /^---\ntitle: "Send a map"\n[\s\S]*draft: true\n---\n[\s\S]*## Next steps\n/,
  );
  expect(read("sidebars.ts")).toMatch(/reset-password"\),\n +link\("Send a map", "\/user\/guides\/send-a-map"\),\n/);
  expectUndone(before, undo);
});

test.each([
  ["no such page", () => movePages(root, "user/layuots", "user/x"), 'Did you mean "/user/layouts"?'],
  ["a target that is there", () => movePages(root, "user/layouts", "user/profiles"), "already exists"],
  ["a folder into itself", () => movePages(root, "user/guides", "user/guides/a"), "is inside"],
  ["a start of a sidebar", () => removePage(root, "user", "user/layouts"), 'The sidebar "user" starts at "/user"'],
  ["a page for itself", () => removePage(root, "user/layouts", "user/layouts"), "cannot replace itself"],
  ["no such other page", () => removePage(root, "user/layouts", "user/profils"), 'Did you mean "/user/profiles"?'],
  ["an unknown type", () => newPage(root, { type: "howto", named: "user/x" }), 'Did you mean "how-to"?'],
  ["an address in use", () => newPage(root, { type: "how-to", named: "user/layouts" }), "content/user/layouts.mdx"],
  [
    "an address with blanks",
    () => newPage(root, { type: "how-to", named: "user/Send a map" }),
    "Write it as user/send-a-map.",
  ],
  ["an address with large letters", () => movePages(root, "user/layouts", "user/Länder (old)"), "user/lander-old."],
  ["an address with a dot", () => movePages(root, "user/layouts", "user/v1.2_new"), "user/v1-2-new."],
  ["a part without a letter", () => newPage(root, { type: "how-to", named: "user/guides/." }), "user/guides."],
  ["a folder to remove", () => removePage(root, "user/guides", "user/layouts"), "is a folder. Remove its pages"],
  ["a folder outside", () => newPage(root, { type: "how-to", named: "../x" }), "is not the address of a page"],
])("refuses %s and changes nothing", (_, edit, message) => {
  const before = snapshot();
  expect(edit).toThrow(message);
  expect(snapshot()).toEqual(before);
});
