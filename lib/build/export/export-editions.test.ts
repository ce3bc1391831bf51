import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { joinSitemaps } from "./export-editions";

test("the sitemap index lists only editions whose sitemap has URLs", () => {
  const folder = temporaryFolder();
  const sitemap = (...urls: string[]) =>
    `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;
  writeFiles(folder, {
    "sitemap.xml": sitemap("https://docs.example/a"),
    "de/sitemap.xml": sitemap("https://docs.example/de/a"),
    "1.0/sitemap.xml": sitemap(),
  });
  joinSitemaps([{ base: "/de" }, { base: "/1.0" }], folder);
  const paths = [...readFileSync(join(folder, "sitemap.xml"), "utf8").matchAll(/<loc>[^<]*?\.example(.*?)<\/loc>/g)];
  expect(paths.map(([, path]) => path)).toEqual(["/sitemap-default.xml", "/de/sitemap.xml"]);
  expect(existsSync(join(folder, "1.0/sitemap.xml"))).toBe(false);
});
