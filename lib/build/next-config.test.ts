import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const tree = mkdtempSync(join(tmpdir(), "tree-"));
writeFileSync(join(tree, "index.md"), "# Ropes\n\nText.\n");
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const print = `const { default: { env, pageExtensions } } = await import("./next.config.mjs");
console.log(JSON.stringify({ env, pageExtensions }));`;

/** The configuration of a build of the tree, as Next's process finds it. */
function read(environment: Record<string, string>): { env: Record<string, string>; pageExtensions: string[] } {
  const env = { ...process.env, NODE_ENV: "production" as const, CONTENT_DIR: tree, ...environment };
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", print], { env, encoding: "utf8" }));
}

test("what only renders gets no values: the code has them, and a manifest can be longer than the environment may be", () => {
  const compiling = read({});
  expect(JSON.parse(compiling.env.SITE_SETTINGS ?? "")).toMatchObject({ title: "Ropes" });
  expect(compiling.env.BOOT_SCRIPT).toContain("bootError");
  expect(compiling.env.CONTENT_MANIFEST).toContain("sidebars");
  const rendering = read({ EXPORT_TREE: "foreign" });
  expect(rendering.env).toEqual({ EDITION_LANGUAGE: "", EDITION_VERSION: "" });
  expect(rendering.pageExtensions).toEqual(compiling.pageExtensions);
});
