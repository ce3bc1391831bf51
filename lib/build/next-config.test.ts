import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { writtenManifest } from "../site/written-manifest";
import { temporaryFolder } from "../testing/temporary-folder";

const tree = temporaryFolder({ "index.md": "---\naliases: [/old-ropes]\n---\n# Ropes\n\nText.\n" });

const print = `const { default: { env, pageExtensions, turbopack } } = await import("./next.config.mjs");
console.log(JSON.stringify({ env, pageExtensions, aliases: turbopack.resolveAlias }));`;

type Configuration = { env: Record<string, string>; pageExtensions: string[]; aliases: Record<string, string> };

/** The configuration of a build of the tree, as seen by the Next process. */
function read(environment: Record<string, string>): Configuration {
  const env = { ...process.env, NODE_ENV: "production" as const, CONTENT_DIR: tree, ...environment };
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", print], { env, encoding: "utf8" }));
}

test("passes no values when only rendering, since they are compiled in and a manifest can exceed the environment's size limit", () => {
  const compiling = read({});
  expect(JSON.parse(compiling.env.SITE_SETTINGS ?? "")).toMatchObject({ title: "Ropes" });
  expect(compiling.env.BOOT_SCRIPT).toContain("bootError");
  expect(compiling.env.CONTENT_MANIFEST).toContain("sidebars");
  expect(compiling.env.CONTENT_MANIFEST).not.toContain("old-ropes");
  expect(JSON.parse(compiling.env.CONTENT_REDIRECTS ?? "")).toEqual([{ from: "/old-ropes", to: "/" }]);
  const rendering = read({ EXPORT_TREE: "foreign" });
  expect(rendering.env).toEqual({ EDITION_LANGUAGE: "", EDITION_VERSION: "" });
  expect(rendering.pageExtensions).toEqual(compiling.pageExtensions);
});

test("aliases evaluated configuration modules in the live preview of another site and of a translation", () => {
  const live = { CONTENT_DIR: "", SITE_DIR: "tests/site", NODE_ENV: "development" };
  const { env, aliases } = read(live);
  expect(env.CONTENT_MANIFEST).toBe("");
  expect(aliases).toMatchObject({
    "@/lib/nav/manifest": "./lib/site/manifest.live.ts",
    "@/lib/site/site-module": "./.cache/configuration/tests/site/manifest.mjs",
  });
  const translated = read({
    ...live,
    EDITION_LANGUAGE: "en-XA",
    EDITION_TEXTS: resolve("tests/site/i18n/en-XA/texts"),
  });
  expect(translated.env.CONTENT_MANIFEST).toBe("");
  expect(translated.aliases).toMatchObject({
    ...aliases,
    "@/lib/site/labels-module": "./.cache/configuration/tests/site/i18n/en-XA/labels.mjs",
  });
  expect(read({ NODE_ENV: "production", CONTENT_DIR: "" }).aliases).not.toHaveProperty("@/sidebars");
  const older = read({ ...live, EDITION_VERSION: "1.0" });
  expect(older.aliases).toMatchObject({ "@/lib/nav/manifest": `./${writtenManifest}` });
});

test("the alias that disables payload segments still matches the module and exports that Next imports", () => {
  const [name, file] = Object.entries(read({}).aliases).find(([, file]) => file.endsWith("/no-segments.ts")) ?? [];
  const entry = createRequire(import.meta.url).resolve("next/dist/esm/server/app-render/entry-base.js");
  const [, exported = ""] = new RegExp(`export \\{ ([^}]*) \\} from '${name}'`).exec(readFileSync(entry, "utf8")) ?? [];
  expect(exported.split(", ").sort()).toEqual(["collectPrefetchHints", "collectSegmentData"]);
  expect(readFileSync(file ?? "", "utf8")).toMatch(
    /export const collectSegmentData[\s\S]*export const collectPrefetchHints/,
  );
});
