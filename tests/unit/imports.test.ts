import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Holds the import table of the architecture against the real imports. */
const sources = ["app", "components", "lib"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
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
const offenders = (broken: (entry: Import) => boolean) =>
  imports.filter(broken).map(({ file, target }) => `${file} → ${target}`);

test("lib imports neither components nor app", () => {
  expect(offenders(({ file, target }) => file.startsWith("lib/") && /^(components|app)\//.test(target))).toEqual([]);
});

test("components do not import app", () => {
  expect(offenders(({ file, target }) => file.startsWith("components/") && target.startsWith("app/"))).toEqual([]);
});

test("app does not import lib/build", () => {
  expect(offenders(({ file, target }) => file.startsWith("app/") && target.startsWith("lib/build"))).toEqual([]);
});

test("only the manifest knows the sidebars, and only their own room the redirects", () => {
  const knows = (name: string) => offenders(({ target }) => target === name);
  expect(knows("sidebars")).toEqual(["lib/nav/manifest.ts → sidebars"]);
  expect(knows("redirects")).toEqual(["lib/redirects/redirects-of.ts → redirects"]);
});

test("only the build, routes, redirects and navigation know the manifest; everything else is given what it needs of it", () => {
  const allowed = /^(lib\/build|lib\/site|lib\/redirects|app|components\/nav|components\/layout)\//;
  expect(offenders(({ file, target }) => target === "lib/nav/manifest" && !allowed.test(file))).toEqual([]);
});

test("a client file reaches no node module, however far away", () => {
  const resolve = (target: string) =>
    [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`].find((file) => isClient.has(file));
  const reach = (file: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return imports
      .filter((entry) => entry.file === file && !entry.typeOnly)
      .flatMap(({ target }) =>
        target.startsWith("node:") ? [`${file} → ${target}`] : reach(resolve(target) ?? "", seen),
      );
  };
  const clients = [...isClient].filter(([, client]) => client).map(([file]) => file);
  expect(clients.length).toBeGreaterThan(5);
  expect(clients.flatMap((file) => reach(file))).toEqual([]);
});

test("only lib/site and launchers read working folder and environment", () => {
  // `process.env.NODE_ENV` is a constant that the bundler puts in place; .mjs files, which are not looked at, start before packages are there.
  const reads = /process\.(cwd\(|env\b(?!\.(NODE_ENV|PLANLOOM_API_KEY)\b))/;
  const readers = [...isClient.keys()].filter((file) => reads.test(readFileSync(file, "utf8")));
  expect(readers.filter((file) => !/^lib\/(site|build\/bin)\//.test(file))).toEqual([]);
  expect(readers).toContain("lib/site/environment.ts");
});

test("only one file imports next-mdx-remote", () => {
  expect(imports.filter(({ target }) => target.startsWith("next-mdx-remote")).map(({ file }) => file)).toEqual([
    "lib/page/compile.ts",
  ]);
});

test("only tokens.css and declared token files hold colors", () => {
  const sheets = ["app", "components"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css") && statSync(file).isFile());
  const colored = sheets.filter((file) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(file, "utf8")));
  expect(sheets.length).toBeGreaterThan(10);
  expect(colored).toEqual([]);
});

test("what puts settings in place does not ask for them before", () => {
  const reached = new Set(["lib/build/begin.ts"]);
  for (const file of reached) {
    const next = imports.filter((entry) => entry.file === file && !entry.typeOnly);
    for (const { target } of next) {
      const found = sources.find((source) => source === `${target}.ts` || source === `${target}.tsx`);
      if (found) reached.add(found);
    }
  }
  expect(reached.has("lib/site/read-settings.ts")).toBe(true);
  expect(reached.has("lib/site.ts")).toBe(false);
});
