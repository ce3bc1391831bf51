import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { EditError } from "../edit/file-changes";
import { temporaryFolder } from "../testing/temporary-folder";
import type { Issue } from "../types";
import { findOtherPages, runEdit } from "./run-edit";

let root = "";
let printed = "";
beforeEach(() => {
  root = temporaryFolder();
  for (const name of ["content/user", "sidebars.ts", "redirects.ts"])
    cpSync(name, join(root, name), { recursive: true });
  printed = "";
  const print = (text: unknown) => {
    printed += `${text}\n`;
  };
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(console, "error").mockImplementation(print);
});

const old: Issue = { severity: "log", file: "content/user/map.mdx", line: 3, message: "Old.", check: "links" };
const fresh: Issue = { ...old, message: 'Link to "/user/profiles" matches no page.' };
/** A check that returns `before` on its first call, then `after`. */
const finding = (before: Issue[], after: Issue[]) => {
  const answers = [before, after];
  return async () => answers.shift() ?? [];
};
const move = ["user/profiles", "user/shapes"];
const moved = () => existsSync(join(root, "content/user/shapes.mdx"));

test("keeps an edit without new findings and prints what it did", async () => {
  expect(await runEdit(root, "move", move, finding([old], [{ ...old, line: 9 }]))).toBe(true);
  expect(moved()).toBe(true);
  expect(printed).toContain("1 page moved");
  expect(printed).toContain("  content/user/shapes.mdx");
});

test("makes no edit and prints the reason while another one is being checked", async () => {
  const second: boolean[] = [];
  const check = async () => {
    second.push(await runEdit(root, "remove", ["user/profiles", "--to", "user/layouts"], finding([], [])));
    return [];
  };
  expect(await runEdit(root, "move", move, check)).toBe(true);
  expect(second).toEqual([false, false]);
  expect(moved()).toBe(true);
  expect(printed).toContain("Another command is changing pages of this project.");
});

test("makes no edit and prints the reason when the site cannot be read", async () => {
  const { check: _, ...unread } = { ...old, file: "lib/product/settings.ts", message: "Unknown key." };
  expect(await runEdit(root, "move", move, finding([unread], [unread]))).toBe(false);
  expect(moved()).toBe(false);
  expect(printed).toMatch(/settings\.ts:3 {2}Unknown key\.[\s\S]*Nothing was changed\. Fix this first\.\n$/);
});

test("recognizes an existing finding after a move even though its message names the page's new path or file", async () => {
  const messages = (address: string) => [
    { ...old, message: `Sidebar "user" lists "${address}", which is a draft: readers do not see the entry.` },
    { ...old, message: `"Old" also stands in content${address}.mdx.` },
    { ...old, message: 'No heading "#x" on "/user/profiles".', file: "content/_versions/1/user/profiles.mdx" },
  ];
  const check = finding(messages("/user/profiles"), messages("/user/shapes"));
  expect(await runEdit(root, "move", move, check)).toBe(true);
  expect(moved()).toBe(true);
});

test("treats a finding about a page whose path only starts like the moved one as new", async () => {
  const draft = (address: string) => ({ ...old, message: `Link to "${address}" leads nowhere.` });
  const check = finding([draft("/user/profiles-layouts")], [draft("/user/shapes-layouts")]);
  expect(await runEdit(root, "move", move, check)).toBe(false);
});

test("rolls back an edit that breaks a link and prints the finding", async () => {
  const sidebars = readFileSync(join(root, "sidebars.ts"), "utf8");
  expect(await runEdit(root, "move", move, finding([old], [old, fresh]))).toBe(false);
  expect(moved()).toBe(false);
  expect(readFileSync(join(root, "sidebars.ts"), "utf8")).toBe(sidebars);
  expect(printed).toContain(fresh.message);
  expect(printed).toContain("Nothing was changed");
});

/** A check that returns no findings, then `after`, and saves a comment in `file` at the given call. */
const saving = (at: number, file: string, after: Issue[]) => {
  let calls = 0;
  return async () => {
    const path = join(root, file);
    if (++calls === at) writeFileSync(path, `${readFileSync(path, "utf8")}// Mine.\n`);
    return calls > 1 ? after : [];
  };
};

test("keeps what is saved during the first check", async () => {
  expect(await runEdit(root, "move", move, saving(1, "sidebars.ts", []))).toBe(true);
  const sidebars = readFileSync(join(root, "sidebars.ts"), "utf8");
  expect(sidebars).toContain("// Mine.");
  expect(sidebars).toContain('"/user/shapes"');
});

test("rolls back an edit but not what is saved during the second check", async () => {
  const redirects = readFileSync(join(root, "redirects.ts"), "utf8");
  expect(await runEdit(root, "move", move, saving(2, "sidebars.ts", [fresh]))).toBe(false);
  expect(moved()).toBe(false);
  expect(readFileSync(join(root, "redirects.ts"), "utf8")).toBe(redirects);
  expect(readFileSync(join(root, "sidebars.ts"), "utf8")).toContain("// Mine.");
  expect(printed).toMatch(/these findings\. Review what was saved meanwhile: sidebars\.ts\n$/);
});

test("rolls back the edit when the check throws", async () => {
  let calls = 0;
  const stopping = async () => {
    if (calls++ > 0) throw new Error("stopped");
    return [];
  };
  await expect(runEdit(root, "move", move, stopping)).rejects.toThrow("stopped");
  expect(moved()).toBe(false);
});

test("rolls back the edit and prints the reason when the check fails with an EditError", async () => {
  let calls = 0;
  const failing = async () => {
    if (calls++ > 0) throw new EditError("The check failed:\nError: x");
    return [];
  };
  expect(await runEdit(root, "move", move, failing)).toBe(false);
  expect(moved()).toBe(false);
  expect(printed).toMatch(/The check failed:\nError: x\nNothing was changed\.\n$/);
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s during the second check rolls back the edit", async (signal, code) => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  let calls = 0;
  const stopped = async () => {
    if (calls++ > 0) process.emit(signal, signal);
    return [];
  };
  await expect(runEdit(root, "move", move, stopped)).rejects.toThrow("ended");
  expect(exit).toHaveBeenCalledWith(code);
  expect(moved()).toBe(false);
  expect(existsSync(join(root, "content/user/profiles.mdx"))).toBe(true);
});

test("accepts file paths when the project path contains a space, and preserves backslashes in a title", async () => {
  const project = join(root, "my project");
  for (const name of ["content", "sidebars.ts", "redirects.ts"])
    cpSync(join(root, name), join(project, name), { recursive: true });
  const args = ["concept", join(project, "content/user/shapes.mdx"), "--title", "A\\B"];
  const after = ["--after", join(project, "content/user/profiles.mdx")];
  expect(await runEdit(project, "new", [...args, ...after], finding([], []))).toBe(true);
  expect(readFileSync(join(project, "content/user/shapes.mdx"), "utf8")).toMatch(/^title: .*A\\+B/m);
});

test.each([
  ["move", ["user/profiles"], "Usage: npm run move"],
  ["remove", ["user/profiles"], "Usage: npm run remove"],
  ["new", ["how-to", "user/x", "--afer", "y"], "Usage: npm run new"],
  ["rename", [], 'Unknown command "rename". Commands: new, move, remove.'],
])("prints the usage of %s", async (command, args, message) => {
  expect(await runEdit(root, command, args, async () => [])).toBe(false);
  expect(printed).toContain(message);
});

test("the usage of new can be run as it is printed", async () => {
  await runEdit(root, "new", [], finding([], []));
  const [, command = ""] = /Usage: npm run new -- (.*)/.exec(printed) ?? [];
  const args = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  expect(await runEdit(root, "new", args, finding([], []))).toBe(true);
});

test.each([
  ["its file", "content/user/profiles.mdx"],
  ["its file with backslashes", "content\\user\\profiles.mdx"],
  ["its file on the disk", "ROOT/content/user/profiles.mdx"],
  ["its address on the site", "https://docs.planloom.example/user/profiles"],
])("a page may be named by %s", async (_, named) => {
  const words = [named.replace("ROOT", root), "user/shapes"];
  expect(await runEdit(root, "move", words, finding([], []))).toBe(true);
  expect(moved()).toBe(true);
});

test.each([
  [["new", "how-to", "blog/my-post"], "A post needs no command: create content/blog/my-post.mdx"],
  [["new", "how-to", "user/profiles/index"], '"/user/profiles" is already the address of content/user/profiles.mdx.'],
  [["new", "how-to", "user/a", "--titel", "A"], "Unknown option '--titel'. Usage: npm run new"],
  [["move", "user/profiles", "user/a", "--after", "user/layouts"], "Unknown option '--after'. Usage: npm run move"],
  [
    ["remove", "user/profiles", "--to", "user/layouts", "--title", "A"],
    "Unknown option '--title'. Usage: npm run remove",
  ],
  [["move", "index", "user/a"], '"index" is not the address of a page.'],
  [
    ["move", "user/profiles", join(tmpdir(), "a")],
    `a" is a path outside this site. Write the address of a page as user`,
  ],
  [["move", join(tmpdir(), "content/user/profiles.mdx"), "user/a"], "is a path outside this site."],
  [["move", "content/index.mdx", "user/a"], '"content/index.mdx" is not the address of a page.'],
  [["new", "how-to", "user/a", "--title"], "Option '--title <value>' argument missing. Usage: npm run new"],
  [["new", "how-to", "user/a", "--title", "-a"], "Option '--title' argument is ambiguous. Usage: npm run new"],
])("rejects %j with one sentence", async ([command = "", ...words], message) => {
  expect(await runEdit(root, command, words, finding([], []))).toBe(false);
  expect(printed).toContain(message);
});

test("an address may start with a slash", async () => {
  expect(await runEdit(root, "move", ["/user/profiles", "/user/shapes"], finding([], []))).toBe(true);
});

test.each([
  [{}, undefined],
  [{ siteDir: "tests/site" }, "Unset SITE_DIR, or edit"],
  [{ contentDir: "../handbook", language: "de" }, "Unset CONTENT_DIR and EDITION_LANGUAGE, or edit"],
  [{ version: "2026.3" }, "Unset EDITION_VERSION, or edit"],
])("findOtherPages with environment %o returns: %s", (given, said) => {
  const refusal = findOtherPages({ root, isAuthoring: false, isOptimized: true, isStrict: false, ...given });
  if (said === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toContain(said);
});
