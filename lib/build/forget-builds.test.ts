import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { forgetBuilds } from "./forget-builds";

const root = mkdtempSync(join(tmpdir(), "kept-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Names below `.cache` that code of builds takes, without those of editions. */
const namedInCode = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
  .flatMap((name) => [...readFileSync(join("lib", name), "utf8").matchAll(/"\.cache", ["`]([a-z-]+)(?="|\$\{base\.)/g)])
  .map(([, folder = ""]) => folder);

test("everything that builds keep is forgotten, that of editions too, and nothing else", () => {
  expect(namedInCode.length).toBeGreaterThan(8);
  const others = ["programs", "reports", "bench"];
  for (const name of [...namedInCode, "beside-html-de", "rendered-1.0", ...others])
    mkdirSync(join(root, ".cache", name), { recursive: true });
  mkdirSync(join(root, ".next", "cache"), { recursive: true });
  forgetBuilds(root);
  expect(readdirSync(join(root, ".cache")).sort()).toEqual(others.sort());
  expect(readdirSync(join(root, ".next"))).toEqual([]);
});

test("a project that was never built has nothing to forget", () => {
  expect(() => forgetBuilds(join(root, "new"))).not.toThrow();
});
