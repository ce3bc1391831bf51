import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../plain/settings";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});
// Test files share a process: modules loaded after this must see our own settings.
afterEach(() => {
  vi.resetModules();
});

/** The Markdown export of the tree's only page when the site is at `url`. */
async function markdownAt(url: string): Promise<string | undefined> {
  vi.stubEnv("SITE_SETTINGS", JSON.stringify({ ...settings, url }));
  vi.resetModules();
  const { loadSite } = await import("../../site/load");
  const { generateTexts } = await import("./generated-texts");
  const { manifest } = await import("../../nav/manifest");
  const { productOf } = await import("../../plain/product");
  const environment = { root, contentDir: "docs", isAuthoring: false, isOptimized: false, isStrict: false };
  const site = loadSite(environment, {
    manifest: { ...manifest, sidebars: {} },
    product: productOf(),
    includeDrafts: false,
  });
  return (await generateTexts(site)).get("/a.md");
}

test("an unchanged page's generated text uses the site's new URL", async () => {
  writeFiles(root, { "docs/a.md": "# A\n\nText.\n" });
  for (const name of ["lib", "components", "content", "package-lock.json"])
    symlinkSync(resolve(name), join(root, name));
  expect(await markdownAt("https://one.example")).toContain("https://one.example/a");
  expect(await markdownAt("https://two.example")).toContain("https://two.example/a");
});
