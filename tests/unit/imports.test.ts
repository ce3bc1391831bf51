import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Source files, whose imports are checked against the import table of the architecture. */
const sources = ["app", "components", "lib"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .concat("sidebars.ts", "redirects.ts");

type Import = { file: string; target: string; typeOnly: boolean };
const pattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)|(?:^|\n)import\s+"([^"]+)"/g;

const imports: Import[] = sources.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(pattern)].map(([, type, from, dynamic, bare]) => {
    const written = from ?? dynamic ?? bare ?? "";
    const target = /^(@|#texts)\//.test(written)
      ? written.replace("@/", "").replace("#texts/", "lib/texts/en/")
      : written.startsWith(".")
        ? normalize(join(dirname(file), written))
        : written;
    return { file, target, typeOnly: Boolean(type) };
  }),
);

const isClient = new Map(sources.map((file) => [file, /^"use client"/.test(readFileSync(file, "utf8"))]));
/** The source file that an import resolves to. */
const sourceOf = (target: string) =>
  [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`].find((file) =>
    isClient.has(file),
  );
const offenders = (broken: (entry: Import) => boolean) =>
  imports.filter(broken).map(({ file, target }) => `${file} → ${target}`);

/** Imports that are not allowed. */
const forbidden: [rule: string, from: RegExp, to: RegExp][] = [
  ["lib imports neither components nor app", /^lib\//, /^(components|app)\//],
  ["components do not import app", /^components\//, /^app\//],
  ["app does not import lib/build", /^app\//, /^lib\/build/],
  ["the vocabulary imports nothing", /^lib\/types\.ts$/, /./],
  [
    "paths and issues import the vocabulary alone",
    /^lib\/(paths|issues)\.ts$/,
    /^(?!lib\/types$|fastest-levenshtein$)/,
  ],
  [
    "the engine does not know the product",
    /^lib\/(nav|page|authoring|check|search|blog|metadata|redirects|hosting|machine-readable|mcp|input|edit)\//,
    /^lib\/product/,
  ],
  ["product components are met in components/page alone", /^components\/(?!page\/|product\/)/, /^components\/product/],
  ["what browsers run names no node module", /^lib\/(nav|offline|search\/(engine|ask|hosted))\//, /^node:/],
  ["search takes its settings from one place", /^lib\/search\//, /^lib\/product/],
];

test.each(forbidden)("%s", (_, from, to) => {
  expect(sources.some((file) => from.test(file))).toBe(true);
  expect(offenders(({ file, target }) => from.test(file) && to.test(target))).toEqual([]);
});

/**
 * The room of a file. What an owner writes and what reads the environment are below all rooms, wherever the files are; a file directly
 * in `lib` is a room by itself, and so is each folder of `lib/build`.
 */
function roomOf(file: string): string {
  if (/^lib\/(site\.ts|site\/(environment|inlined|brand)\.ts|product\/(search-)?settings\.ts)$/.test(file))
    return "base";
  const [top = "", folder = ""] = file.split("/");
  if (top === "app") return top;
  return /^lib\/build\/\w+(?=\/)/.exec(file)?.[0] ?? `${top}/${folder}`;
}

/** Every cycle of a dependency graph, as its path. */
function circlesOf(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const circlesFrom = (name: string, way: readonly string[] = []): string[] => {
    if (way.includes(name)) return [[...way.slice(way.indexOf(name)), name].join(" → ")];
    if (done.has(name)) return [];
    const found = [...(needs.get(name) ?? [])].flatMap((next) => circlesFrom(next, [...way, name]));
    done.add(name);
    return found;
  };
  return [...needs.keys()].flatMap((name) => circlesFrom(name));
}

/** The dependency graph of some imports, between files or the groups that `nameOf` puts them in. */
function needsAmong(entries: readonly Import[], nameOf = (file: string) => file): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const { file, target } of entries) {
    const found = sourceOf(target);
    if (!found || nameOf(found) === nameOf(file)) continue;
    needs.set(nameOf(file), (needs.get(nameOf(file)) ?? new Set()).add(nameOf(found)));
  }
  return needs;
}

test("rooms have no circular dependencies, imports of types aside", () => {
  const needs = needsAmong(
    imports.filter(({ typeOnly }) => !typeOnly),
    roomOf,
  );
  expect(needs.size).toBeGreaterThan(20);
  expect(circlesOf(needs)).toEqual([]);
});

test.each(["lib/page/foreign", "lib/site/foreign"])("the folders of %s have no circular dependencies", (folder) => {
  const inside = (file: string) => file.startsWith(`${folder}/`);
  const rooms = needsAmong(
    imports.filter(({ file, target }) => inside(file) && inside(target)),
    (file) => dirname(file),
  );
  expect(rooms.size).toBeGreaterThan(3);
  expect(circlesOf(rooms)).toEqual([]);
});

test("files have no circular imports, not even of types", () => {
  expect(circlesOf(needsAmong(imports))).toEqual([]);
});

test("only the manifest imports the sidebars, and only lib/redirects imports the redirects", () => {
  const knows = (name: string) => offenders(({ target }) => target === name);
  expect(knows("sidebars")).toEqual(["lib/nav/manifest.ts → sidebars"]);
  expect(knows("redirects")).toEqual(["lib/redirects/redirects-of.ts → redirects"]);
});

test("only the build, site, redirects, app, navigation, and layout import the manifest; all else is passed what it needs of it", () => {
  const allowed = /^(lib\/build|lib\/site|lib\/redirects|app|components\/nav|components\/layout)\//;
  expect(offenders(({ file, target }) => target === "lib/nav/manifest" && !allowed.test(file))).toEqual([]);
});

test("client files import no node: module, not even indirectly", () => {
  const reach = (file: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return imports
      .filter((entry) => entry.file === file && !entry.typeOnly)
      .flatMap(({ target }) =>
        target.startsWith("node:") ? [`${file} → ${target}`] : reach(sourceOf(target) ?? "", seen),
      );
  };
  const clients = [...isClient].filter(([, client]) => client).map(([file]) => file);
  expect(clients.length).toBeGreaterThan(5);
  expect(clients.flatMap((file) => reach(file))).toEqual([]);
});

test("only lib/site and launchers read the working directory and the environment", () => {
  // The bundler replaces `process.env.NODE_ENV` with a constant; .mjs files of the build start before packages are installed.
  const reads = /process\.(cwd\(|env\b(?!\.(?:NODE_ENV|PLANLOOM_API_KEY|\$\{)\b))/;
  const readers = [...isClient.keys()].filter((file) => reads.test(readFileSync(file, "utf8")));
  expect(readers.filter((file) => !/^lib\/(site|build\/bin)\/|^lib\/build\/(\w+\/)?[\w-]+\.mjs$/.test(file))).toEqual(
    [],
  );
  expect(readers).toContain("lib/site/environment.ts");
});

test("only one file imports next-mdx-remote", () => {
  expect(imports.filter(({ target }) => target.startsWith("next-mdx-remote")).map(({ file }) => file)).toEqual([
    "lib/page/compile.ts",
  ]);
});

test("only token files contain color literals", () => {
  const sheets = ["app", "components"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css") && statSync(file).isFile());
  const colored = sheets.filter((file) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(file, "utf8")));
  expect(sheets.length).toBeGreaterThan(10);
  expect(colored).toEqual([]);
});

test("the module that applies settings does not load them, not even indirectly", () => {
  const reached = new Set(["lib/build/configuration/apply-settings.ts"]);
  for (const file of reached) {
    const next = imports.filter((entry) => entry.file === file && !entry.typeOnly);
    for (const { target } of next) {
      const found = sourceOf(target);
      if (found) reached.add(found);
    }
  }
  expect(reached.has("lib/site/read-settings.ts")).toBe(true);
  expect(reached.has("lib/site.ts")).toBe(false);
});
