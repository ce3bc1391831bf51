import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { keptModule } from "./configuration-modules.mjs";
import { keepConfiguration } from "./keep-configuration";

let root = "";
let keeping: Awaited<ReturnType<typeof keepConfiguration>> | undefined;
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(async () => {
  await keeping?.close();
  keeping = undefined;
});

const sidebarsOf = (label: string, more = "") =>
  `const link = (label: string, href: string) => ({ type: "link", label, href });${more}
export const helper = link;
export const sidebars = { user: { label: "Manual", href: "/user", items: [link("${label}", "/user")] } };
export const standalonePages: object[] = [];\n`;

/** Saves the file as many editors do, by replacing it with a new one. */
function save(text: string, file = "sidebars.ts"): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, `${file}.saved`), text);
  renameSync(join(root, `${file}.saved`), join(root, file));
}

const keep = async (modules: Record<string, string> = { "@/sidebars": "sidebars.ts" }, previewed = {}) => {
  keeping = await keepConfiguration(root, modules, previewed);
};
const kept = (file = "sidebars.ts") => readFileSync(join(root, keptModule(file)), "utf8");
const follows = (label: string) =>
  vi.waitFor(() => expect(kept()).toContain(`"label":"${label}"`), { timeout: 10_000 });

test("writes the evaluated data of a file as a module, and updates it on every save", async () => {
  save(sidebarsOf("First"));
  await keep();
  const { sidebars, standalonePages, helper } = await import(pathToFileURL(join(root, keptModule("sidebars.ts"))).href);
  expect(sidebars.user.items).toEqual([{ type: "link", label: "First", href: "/user" }]);
  expect([standalonePages, helper]).toEqual([[], undefined]);
  for (const label of ["Second", "Third", "Fourth"]) {
    save(sidebarsOf(label));
    await follows(label);
  }
});

test("writes the module again whenever the cache is removed", async () => {
  save(sidebarsOf("First"));
  await keep();
  for (const _ of ["once", "again"]) {
    rmSync(join(root, ".cache"), { recursive: true });
    await follows("First");
  }
});

test.each([
  ["does not compile", sidebarsOf("Broken", "const a = ;")],
  ["throws", sidebarsOf("Broken", "\nlnk();")],
  ["asks for a file that is not there", sidebarsOf("Broken", '\nimport { a } from "./nowhere"; a();')],
  ["asks another for a name it does not have", sidebarsOf("Broken", '\nimport { a } from "./other"; a();')],
  ["has an entry of another form", sidebarsOf("Broken").replace('link("Broken", "/user")', "{ label: 5 }")],
  ["exports another name", sidebarsOf("Broken").replace("const sidebars", "const sidebar")],
  ["is empty, as editors leave it for a moment", ""],
  ["has a value that is no data", sidebarsOf("Broken").replace("href })", "href, n: 1n })")],
])("keeps the last valid data of a file that %s until it is fixed", async (_, text) => {
  writeFileSync(join(root, "other.ts"), "export const b = 1;\n");
  save(sidebarsOf("First"));
  save("export const redirects = [];\n", "redirects.ts");
  await keep({ "@/sidebars": "sidebars.ts", "@/redirects": "redirects.ts" });
  save(text);
  // Files are processed in order: once this one has been, so has the other.
  save('export const redirects = [{ from: "/a", to: "/b" }];\n', "redirects.ts");
  await vi.waitFor(() => expect(kept("redirects.ts")).toContain("/b"), { timeout: 10_000 });
  expect(kept()).toContain('"label":"First"');
  save(sidebarsOf("Mended"));
  await follows("Mended");
});

test("follows changes in imported files, including newly added imports", async () => {
  const from = (name: string) => `import { label } from "./${name}";\n${sidebarsOf("x").replace('"x"', "label")}`;
  save('export const label = "First";\n', "one.ts");
  save('export const label = "Third";\n', "two.ts");
  save(from("one"));
  await keep();
  await follows("First");
  save('export const label = "Second";\n', "one.ts");
  await follows("Second");
  save(from("two"));
  await follows("Third");
  save('export const label = "Fourth";\n', "two.ts");
  await follows("Fourth");
});

test.each([
  ["of an older form", "export const sidebars = { user: {} };\n", "export * from"],
  [
    "that can be shown",
    'export const sidebars = { user: { label: "Kept", href: "/user", items: [] } };\nexport const standalonePages = [];\n',
    '"Kept"',
  ],
])(
  "starting with a broken file, uses previously kept data only if it can be shown: data %s",
  async (_, before, expected) => {
    save(before, keptModule("sidebars.ts"));
    save("const a = ;");
    await keep();
    expect(kept()).toContain(expected);
  },
);

test.each([
  ["two newest versions", (text: string) => text.replaceAll("isLast: false", "isLast: true")],
  ["an unknown default language", (text: string) => text.replace('default: "en"', 'default: "fr"')],
  ["no navbar", (text: string) => text.replace("navbar:", "navBar:")],
  ["no longer the language that is previewed", (text: string) => text.replace(', { code: "de" }', "")],
  ["no languages at all any more", (text: string) => text.replace("const editions", "const other")],
])("keeps the last valid manifest of a site with %s", async (_, broken) => {
  const file = "site/manifest.ts";
  const text = `export const manifest = {
    sidebars: { user: { label: "First", href: "/user", items: [] } },
    standalonePages: [],
    navbar: [],
    footer: [],
  };
  export const editions = {
    locales: { default: "en", items: [{ code: "en" }, { code: "de" }] },
    versions: { items: [{ name: "b", path: "/", isLast: true }, { name: "a", path: "/a", isLast: false }] },
  };\n`;
  save(text, file);
  const modules = { "@/lib/site/site-module": file };
  await keep(modules, { language: "de" });
  const before = kept(file);
  expect(before).toContain('"First"');
  expect(broken(text)).not.toBe(text);
  save(broken(text).replace("First", "Second"), file);
  await keeping?.close();
  await keep(modules, { language: "de" });
  expect(kept(file)).toBe(before);
});

test("re-exports a broken file when nothing was kept, so that the bundler reports the mistake", async () => {
  save("export const labels = ;\n", "labels.ts");
  await keep({ "@/lib/site/labels-module": "labels.ts" });
  expect(kept("labels.ts")).toBe('export * from "../../labels.ts";\n');
});
