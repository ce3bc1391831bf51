import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptModule } from "./configuration-modules.mjs";
import { keepConfiguration } from "./keep-configuration";

let root = "";
let keeping: Awaited<ReturnType<typeof keepConfiguration>> | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "configuration-"));
});
afterEach(async () => {
  await keeping?.close();
  keeping = undefined;
  rmSync(root, { recursive: true });
});

const sidebarsOf = (label: string, more = "") =>
  `const link = (label: string, href: string) => ({ type: "link", label, href });${more}
export const helper = link;
export const sidebars = { user: { label: "Manual", href: "/user", items: [link("${label}", "/user")] } };
export const standalonePages: object[] = [];\n`;

/** Saves the file as many editors do: a new one in its place. */
function save(text: string, file = "sidebars.ts"): void {
  writeFileSync(join(root, `${file}.saved`), text);
  renameSync(join(root, `${file}.saved`), join(root, file));
}

const keep = async (modules: Record<string, string> = { "@/sidebars": "sidebars.ts" }) => {
  keeping = await keepConfiguration(root, modules);
};
const kept = (file = "sidebars.ts") => readFileSync(join(root, keptModule(file)), "utf8");
const follows = (label: string) =>
  vi.waitFor(() => expect(kept()).toContain(`"label":"${label}"`), { timeout: 10_000 });

test("what a file came to is a module of its data, and follows every save", async () => {
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

test.each([
  ["does not compile", sidebarsOf("Broken", "const a = ;")],
  ["throws", sidebarsOf("Broken", "\nlnk();")],
  ["asks for a file that is not there", sidebarsOf("Broken", '\nimport { a } from "./nowhere"; a();')],
  ["asks another for a name it does not have", sidebarsOf("Broken", '\nimport { a } from "./other"; a();')],
  ["has an entry of another form", sidebarsOf("Broken").replace('link("Broken", "/user")', "{ label: 5 }")],
  ["exports another name", sidebarsOf("Broken").replace("const sidebars", "const sidebar")],
  ["is empty, as editors leave it for a moment", ""],
])("a file that %s leaves what it was before, until it is mended", async (_, text) => {
  writeFileSync(join(root, "other.ts"), "export const b = 1;\n");
  save(sidebarsOf("First"));
  await keep();
  save(text);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(kept()).toContain('"label":"First"');
  save(sidebarsOf("Mended"));
  await follows("Mended");
});

test("without anything to keep, the file itself takes the place, so that the bundler tells of the mistake", async () => {
  save("export const labels = ;\n", "labels.ts");
  await keep({ "@/lib/site/labels-module": "labels.ts" });
  expect(kept("labels.ts")).toBe('export * from "../../labels.ts";\n');
});
