import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { listFiles } from "../list-files";
import { pathOf } from "../paths";
import { pagesOf } from "../site/read-pages";
import { gitBlobHash } from "../site/translations";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { movePages } from "./move-pages";
import { newPage } from "./new-page";
import { removePage } from "./remove-page";

// Pages of the real site, chosen by their properties, so that the tests survive moves of pages.
const files = pagesOf(listFiles("content").files);
const addresses = files.map((file) => pathOf(file).slice(1));
const sidebars = readFileSync("sidebars.ts", "utf8");
const names = sidebars + readFileSync("lib/product/settings.ts", "utf8");
const labelOf = (address: string) => new RegExp(`link\\("([^"]+)", "/${address}"\\)`).exec(sidebars)?.[1] ?? "";
/** Whether a page has no pages below its path and a label that occurs only once. */
const isPlain = (address: string) =>
  files.includes(`${address}.mdx`) &&
  !addresses.some((longer) => longer.startsWith(`${address}/`)) &&
  names.split(`"${labelOf(address)}"`).length === 2;
const plainPagesIn = (name: string) => addresses.filter((address) => dirname(address) === name && isPlain(address));

const folders = addresses.map((address) => dirname(address));
/** A folder within a section that has no page of its own, and two of its pages. */
const folder = folders.find((name) => /\//.test(name) && !addresses.includes(name) && plainPagesIn(name)[1]) ?? "";
const [guide = "", neighbor = ""] = plainPagesIn(folder);
/** Two pages directly in a section. */
const [page = "", other = ""] =
  folders
    .filter((name) => /^\w+$/.test(name))
    .map(plainPagesIn)
    .find(([, second]) => second) ?? [];
/** The index page of a folder in a section, listed as a category, and a page in that folder. */
const board =
  files
    .filter((file) => file.endsWith("/index.mdx"))
    .map((file) => dirname(file))
    .find((name) => /\//.test(name) && sidebars.includes(`href: "/${name}",`) && plainPagesIn(name)[0]) ?? "";
const [part = ""] = plainPagesIn(board);
/** An address that is redirected. */
const redirected = /from: "\/([^"]+)"/.exec(readFileSync("redirects.ts", "utf8"))?.[1] ?? "";
const newFolder = `${dirname(folder)}/moved`;
const newAddress = `${dirname(page)}/moved`;
/** The start page of a sidebar. */
const start = /^ {4}href: "\/([^"]+)"/m.exec(sidebars)?.[1] ?? "";

/** Whether a file of code names one of these pages or folders: edits read the others in vain. */
const isConcerned = (path: string) => {
  const text = readFileSync(path, "utf8");
  return [folder, page, other, board, start].some((address) => text.includes(address));
};

/** A temporary folder with a copy of the real content, and of the code that names its pages. */
let root = "";
beforeAll(() => {
  root = temporaryFolder();
  for (const name of ["content", "docs/authoring.md", "sidebars.ts", "redirects.ts"])
    cpSync(name, join(root, name), { recursive: true });
  for (const name of ["lib", "components/product"])
    cpSync(name, join(root, name), {
      recursive: true,
      filter: (path) => statSync(path).isDirectory() || isConcerned(path),
    });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  for (const name of ["a-post", "other-post"]) write(`content/blog/${name}.mdx`, "---\ntitle: A post\n---\n");
  write(`i18n/fr/${page}.mdx`, `[x](/${guide}#variants)\n`);
  write(`i18n/fr/${guide}.mdx`, `---\ntitle: Mot de passe\n---\n\n[x](/${neighbor})\n`);
});

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Every file's path and text. */
const snapshot = () =>
  ["content", "lib", "i18n"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .concat("sidebars.ts", "redirects.ts")
    .filter((file) => statSync(join(root, file)).isFile())
    .sort()
    .map((file) => `${file}\n${read(file)}`);
const write = (file: string, text: string) => writeFiles(root, { [file]: text });
const expectUndone = (before: string[], undo: () => void) => {
  expect(snapshot()).not.toEqual(before);
  undo();
  expect(snapshot()).toEqual(before);
};

test("moves a folder with its links, anchors, sidebar entries, configuration and translations, and undoes all of it", () => {
  const before = snapshot();
  const { changes } = movePages(root, folder, newFolder);
  const undo = changes.apply();
  const texts = snapshot().filter((text) => !/^(redirects\.ts|.*\.test\.tsx?)\n/.test(text));
  for (const moved of addresses.filter((address) => address.startsWith(`${folder}/`))) {
    const left = new RegExp(`(\\]\\(|["'])/${moved}(?=[#)"'])`);
    expect(texts.filter((text) => left.test(text)).map((text) => text.split("\n", 1)[0])).toEqual([]);
    expect(read("redirects.ts")).toContain(`{ from: "/${moved}", to: "/${moved.replace(folder, newFolder)}" }`);
  }
  expect(read(`i18n/fr/${newFolder}/${basename(guide)}.mdx`)).toContain(`(/${newFolder}/${basename(neighbor)})`);
  expect(read("sidebars.ts")).toContain(`"/${newFolder}/${basename(guide)}"`);
  expectUndone(before, undo);
});

test("moves a section without changing API paths that look like its pages", () => {
  const paths = (ui: string) => `paths:\n  /quay:\n    x-pages: { ui: ${ui}/ships, cli: /quayside }\n`;
  const written = {
    "content/quay/index.mdx": "[x](/quay/ships)\n",
    "content/quay/ships.mdx": "[x](/quay)\n",
    "content/_reference/x-api.yaml": paths("/quay"),
    "content/_reference/x-cli.yaml": "- { page: /quay/ships, path: /quay }\n",
    "lib/product/reference/workshop/x.ts": 'x({ "/quay": ["a"] });\n',
    "lib/x.ts": 'x({ mainDocId: "quay", href: "/quay" });\n',
    "lib/y.ts": 'x({ mainDocId: "quay" });\n',
  };
  for (const [file, text] of Object.entries(written)) write(file, text);
  const { changes } = movePages(root, "quay", "manual");
  expect(changes.read("content/manual/ships.mdx")).toBe("[x](/manual)\n");
  expect(changes.read("content/_reference/x-api.yaml")).toBe(paths("/manual"));
  expect(changes.read("content/_reference/x-cli.yaml")).toBe("- { page: /manual/ships, path: /quay }\n");
  expect(changes.files()).not.toContain("lib/product/reference/workshop/x.ts");
  expect(changes.read("lib/x.ts")).toBe('x({ mainDocId: "manual", href: "/manual" });\n');
  expect(changes.read("lib/y.ts")).toBe('x({ mainDocId: "manual" });\n');
  for (const file of ["content/quay", ...Object.keys(written)])
    rmSync(join(root, file), { recursive: true, force: true });
});

test("moves binary files in a folder unchanged", () => {
  const picture = Buffer.from("89504e470d0a1a0a0000000dff00fe80", "hex");
  writeFileSync(join(root, `content/${folder}/picture.png`), picture);
  const undo = movePages(root, folder, newFolder).changes.apply();
  expect(readFileSync(join(root, `content/${newFolder}/picture.png`))).toEqual(picture);
  expect(read("redirects.ts")).not.toContain("picture");
  undo();
  expect(readFileSync(join(root, `content/${folder}/picture.png`))).toEqual(picture);
  rmSync(join(root, `content/${folder}/picture.png`));
});

test("moves an index page without its folder, and updates the sidebar", () => {
  const before = snapshot();
  const { changes } = movePages(root, `content/${board}/index.mdx`, `/${dirname(board)}/moved`);
  expect(changes.files()).toContain(`content/${dirname(board)}/moved.mdx`);
  const undo = changes.apply();
  expect(read("sidebars.ts")).toContain(`href: "/${dirname(board)}/moved",`);
  expect(read("sidebars.ts")).toContain(`"/${part}"`);
  expectUndone(before, undo);
});

test("takes two slashes in an address for one", () => {
  const named = `${dirname(page)}//${basename(page)}`;
  expect(movePages(root, named, newAddress).changes.files()).toEqual(movePages(root, page, newAddress).changes.files());
});

test("creates the page of a folder in that folder", () => {
  expect(newPage(root, { type: "how-to", named: folder }).changes.files()).toContain(`content/${folder}/index.mdx`);
});

test("moves a page into a folder given with a trailing slash", () => {
  for (const named of [page, `content/${page}.mdx`]) {
    const { changes } = movePages(root, named, `${folder}/`);
    expect(changes.files()).toContain(`content/${folder}/${basename(page)}.mdx`);
    expect(changes.files()).not.toContain(`content/${folder}.mdx`);
  }
});

test("removes a page from content, sidebar and labels, and redirects links to its replacement", () => {
  const labelsOf = (lines: string) => `export const labels = {\n${lines}  "${labelOf(page)}": "Vues",\n};\n`;
  write("i18n/fr/labels.ts", labelsOf(`  "${labelOf(guide)}": "Mot de passe",\n`));
  const before = snapshot();
  const undo = removePage(root, guide, `${other}#switch`).changes.apply();
  const texts = snapshot().filter((text) => /^(content|sidebars|i18n)/.test(text));
  expect(texts.filter((text) => new RegExp(`[("]/${guide}[)"#]`).test(text))).toEqual([]);
  expect(read("redirects.ts")).toContain(`{ from: "/${guide}", to: "/${other}#switch" }`);
  expect(read("i18n/fr/labels.ts")).toBe(labelsOf(""));
  expectUndone(before, undo);
  rmSync(join(root, "i18n/fr/labels.ts"));
});

test("keeps the translation of a label that the sidebars of an older version use", () => {
  const labels = `export const labels = {\n  "${labelOf(guide)}": "Mot de passe",\n};\n`;
  write("i18n/fr/labels.ts", labels);
  write("content/_versions/1/sidebars.ts", `export const sidebars = [link("${labelOf(guide)}", "/x")];\n`);
  expect(removePage(root, guide, other).changes.read("i18n/fr/labels.ts")).toBe(labels);
  for (const file of ["i18n/fr/labels.ts", "content/_versions"]) rmSync(join(root, file), { recursive: true });
});

test("redirects from no draft, which readers have never seen, when it is moved or removed", () => {
  write(`content/${folder}/draft.mdx`, "---\ntitle: Draft\ndraft: true\n---\n");
  for (const edit of [movePages(root, `${folder}/draft`, newAddress), removePage(root, `${folder}/draft`, page)])
    expect(edit.changes.read("redirects.ts")).toBe(read("redirects.ts"));
  rmSync(join(root, `content/${folder}/draft.mdx`));
});

test("removes a page in favor of one that the site makes", () => {
  const { changes } = removePage(root, page, "blog");
  expect(changes.read("redirects.ts")).toContain(`{ from: "/${page}", to: "/blog" }`);
});

test("does not rewrite links in older versions", () => {
  const files = ["content/_versions/1/user/x.mdx", "i18n/fr/_versions/1/user/x.mdx"];
  for (const file of files) write(file, `[x](/${guide})\n`);
  for (const edit of [movePages(root, guide, `${folder}/x`), removePage(root, guide, page)]) {
    expect(edit.changes.files().filter((file) => file.includes("_versions"))).toEqual([]);
  }
  for (const folder of ["content/_versions", "i18n/fr/_versions"]) rmSync(join(root, folder), { recursive: true });
});

test("updates tests of the real site and search evaluation data, but not unit tests or tests of other sites", () => {
  write("tests/samples/x.site.test.ts", `x("/${page}#related");\n`);
  write("tests/e2e/x.spec.ts", `x("/${page}");\n`);
  write("lib/search/evaluation/x.tsv", `a layout\t/${other} /${page}#use\tWord\n`);
  const ofUnitTests = ["lib/x.test.ts", "lib/testing/x.ts"];
  for (const file of ofUnitTests) write(file, `x("/${page}");\n`);
  const { changes } = movePages(root, page, newAddress);
  expect(changes.read("tests/samples/x.site.test.ts")).toBe(`x("/${newAddress}#related");\n`);
  expect(changes.read("lib/search/evaluation/x.tsv")).toBe(`a layout\t/${other} /${newAddress}#use\tWord\n`);
  expect(changes.files()).not.toContain("tests/e2e/x.spec.ts");
  for (const file of ofUnitTests) expect(changes.files()).not.toContain(file);
  for (const file of ["tests", "lib/search/evaluation/x.tsv", ...ofUnitTests])
    rmSync(join(root, file), { recursive: true });
});

test("updates the names of moved files in code, but not in examples of documents", () => {
  const text = `"content/${page}.mdx", "content/${other}.mdx"`;
  const [code, guide] = [`x(${text});\n`, `\`content/${page}.mdx\` is \`/${page}\`.\n`];
  write("lib/names.ts", code);
  write("docs/names.md", guide);
  const { changes } = movePages(root, page, newAddress);
  expect(changes.read("lib/names.ts")).toBe(code.replace(page, newAddress));
  expect(changes.files()).not.toContain("docs/names.md");
  for (const file of ["lib/names.ts", "docs/names.md"]) rmSync(join(root, file));
});

test("keeps translations up to date when an edit only changes links in their originals", () => {
  const nameOf = (text: string) => gitBlobHash(Buffer.from(text)).slice(0, 12);
  const textOf = (translates: string, link = page) =>
    `---\ntitle: x\ntranslates: "${translates}"\n---\n\n[x](/${link})\n`;
  for (const name of ["one", "two"]) write(`content/user/${name}.mdx`, `[x](/${page})\n`);
  write("i18n/fr/user/one.mdx", textOf(nameOf(`[x](/${page})\n`)));
  write("i18n/fr/user/two.mdx", textOf("0123456789ab"));
  const linked = movePages(root, page, newAddress).changes;
  expect(linked.read("i18n/fr/user/one.mdx")).toBe(textOf(nameOf(`[x](/${newAddress})\n`), newAddress));
  expect(linked.read("i18n/fr/user/two.mdx")).toContain('translates: "0123456789ab"');
  const removed = removePage(root, page, other).changes;
  expect(removed.read("i18n/fr/user/one.mdx")).toContain(`translates: "${nameOf(`[x](/${other})\n`)}"`);
  write("content/user/one.mdx", "[x](/user/one)\n");
  write("i18n/fr/user/one.mdx", textOf(nameOf("[x](/user/one)\n")));
  const moved = movePages(root, "user/one", "user/three").changes;
  expect(moved.read("i18n/fr/user/three.mdx")).toContain(`translates: "${nameOf("[x](/user/three)\n")}"`);
  for (const file of ["content/user/one.mdx", "content/user/two.mdx", "i18n/fr/user/one.mdx", "i18n/fr/user/two.mdx"])
    rmSync(join(root, file));
});

test("replaces a removed page with one of another site", () => {
  write("content/user/one.mdx", `[x](/${page}#use)\n`);
  const { changes } = removePage(root, page, "https://x.example/a#b");
  expect(changes.read("content/user/one.mdx")).toBe("[x](https://x.example/a#b)\n");
  expect(changes.read("redirects.ts")).toContain(`{ from: "/${page}", to: "https://x.example/a#b" }`);
  rmSync(join(root, "content/user/one.mdx"));
});

test("leaves rows of a table that expect a removed page where the other one is no page of this site", () => {
  const text = `how\t/${other}\na question\t/${other} /${page}#use\n`;
  write("lib/kept.tsv", text);
  const { changes, messages } = removePage(root, page, "https://x.example/a");
  expect(changes.read("lib/kept.tsv")).toBe(text);
  expect(messages.join("\n")).toContain("lib/kept.tsv:2");
  expect(removePage(root, page, other).changes.read("lib/kept.tsv")).toBe(text.replace(`/${page}#use`, `/${other}`));
  rmSync(join(root, "lib/kept.tsv"));
});

test("keeps settings keyed by a removed page and reports where they are", () => {
  const text = `export const kept = {\n  "/${page}": 1,\n};\n`;
  write("lib/kept.ts", text);
  const removed = removePage(root, page, other);
  expect(removed.changes.read("lib/kept.ts")).toBe(text);
  expect(removed.messages.join("\n")).toContain("lib/kept.ts:2");
  const { changes } = movePages(root, page, newAddress);
  expect(changes.read("lib/kept.ts")).toBe(text.replace(page, newAddress));
  rmSync(join(root, "lib/kept.ts"));
});

test("keeps regular expressions that no longer match a page and reports where they are", () => {
  const pattern = `/^\\/${page.replace("/", "\\/")}$/`;
  const lines = [
    `glossary: [${pattern}, ${pattern}],`,
    `all: /^\\/${dirname(page)}\\//,`,
    `some: /^\\/${dirname(page)}\\/|${pattern.slice(1)},`,
  ];
  write("lib/patterns.ts", `export const patterns = {\n  ${lines.join("\n  ")}\n};\n`);
  for (const edit of [movePages(root, page, newAddress), removePage(root, page, other)]) {
    expect(edit.changes.files()).not.toContain("lib/patterns.ts");
    expect(edit.messages.join("\n")).toMatch(
      /match none of the pages any more[^\n]*lib\/patterns\.ts:2, lib\/patterns\.ts:4(?!.*:3)/,
    );
  }
  rmSync(join(root, "lib/patterns.ts"));
});

test("removes a post, of which patterns match others", () => {
  write("lib/posts.ts", "export const isPost = /^\\/blog\\/[^/]+$/;\n");
  const { changes, messages } = removePage(root, "blog/a-post", "blog/other-post");
  expect(messages.join("\n")).not.toContain("lib/posts.ts");
  expect(changes.read("redirects.ts")).toContain('{ from: "/blog/a-post", to: "/blog/other-post" }');
  rmSync(join(root, "lib/posts.ts"));
});

test("creates a page with front matter, the outline of its type, and a sidebar entry", () => {
  const before = snapshot();
  const added = { type: "how-to", named: `${folder}/send-a-map`, after: guide };
  const undo = newPage(root, added).changes.apply();
  expect(read(`content/${folder}/send-a-map.mdx`)).toMatch(
    /^---\ntitle: "Send a map"\n[\s\S]*draft: true\n---\n[\s\S]*## Next steps\n/,
  );
  expect(read("sidebars.ts")).toMatch(
    new RegExp(`/${guide}"\\),\n +link\\("Send a map", "/${folder}/send-a-map"\\),\n`),
  );
  expectUndone(before, undo);
});

test.each([
  ["no such page", () => movePages(root, `${page}x`, "user/x"), `Did you mean "/${page}"?`],
  ["no such post", () => movePages(root, "blog/a-pots", "blog/b-post"), 'Did you mean "/blog/a-post"?'],
  ["a target that is there", () => movePages(root, page, other), "already exists"],
  [
    "the address of an index page",
    () => movePages(root, page, board),
    `already the address of content/${board}/index.mdx`,
  ],
  ["a folder into itself", () => movePages(root, folder, `${folder}/a`), "is inside"],
  ["a start of a sidebar", () => removePage(root, start, page), `starts at "/${start}"`],
  ["a page for itself", () => removePage(root, page, page), "cannot replace itself"],
  ["no such other page", () => removePage(root, page, `${other}x`), `Did you mean "/${other}"?`],
  ["an unknown type", () => newPage(root, { type: "howto", named: "user/x" }), 'Did you mean "how-to"?'],
  ["an address in use", () => newPage(root, { type: "how-to", named: page }), `content/${page}.mdx`],
  [
    "an address with blanks",
    () => newPage(root, { type: "how-to", named: "user/Send a map" }),
    "Write it as user/send-a-map.",
  ],
  ["an address with large letters", () => movePages(root, page, "user/Länder (old)"), "user/lander-old."],
  ["an address with a dot", () => movePages(root, page, "user/v1.2_new"), "user/v1-2-new."],
  ["a part without a letter", () => newPage(root, { type: "how-to", named: `${folder}/.` }), `${folder}.`],
  ["a folder to remove", () => removePage(root, folder, page), "is a folder. Remove its pages"],
  ["an old address", () => movePages(root, redirected, "user/x"), `"/${redirected}" is an old address: { from: `],
  ["a folder in place of a page", () => removePage(root, page, folder), "is a folder without a page of its own."],
  [
    "a folder with a page inside itself",
    () => movePages(root, board, `${board}/x`),
    `To move only its page, name its file: ${board}/index.mdx.`,
  ],
  ["an address with an anchor", () => movePages(root, page, "user/x#y"), "without the anchor: user/x."],
  ["a page with an anchor", () => movePages(root, `${page}#use`, "user/x"), `without the anchor: ${page}.`],
  ["the folder of all pages", () => movePages(root, ".", "x"), "is not the address of a page"],
  [
    "a page in another kind of file",
    () => newPage(root, { type: "how-to", named: "user/x.tsx" }),
    "content/user/x.tsx",
  ],
  [
    "a place after no page",
    () => newPage(root, { type: "how-to", named: "user/x", after: `${guide}x` }),
    `Did you mean "/${guide}"?`,
  ],
  ["another site without https", () => removePage(root, page, "http://x.example"), "starts with https://"],
  ["a page in place of the blog", () => newPage(root, { type: "how-to", named: "blog" }), "is the blog itself"],
  ["a folder outside", () => newPage(root, { type: "how-to", named: "../x" }), "is not the address of a page"],
])("refuses %s and changes nothing", (_, edit, message) => {
  const before = snapshot();
  expect(edit).toThrow(message);
  expect(snapshot()).toEqual(before);
});
