import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { gitBlobHash } from "@/lib/site/translations";
import { writeFiles } from "@/lib/testing/write-files";

const pages = ["/keeper", "/keeper/ropes"];
const links = pages.map((href) => ({ type: "link", label: href, href }));
const sidebars = JSON.stringify({ keeper: { label: "Keeper", href: "/keeper", items: links } });
const manifest = `export { editions } from "../../tests/site/manifest";
export const manifest = { sidebars: ${sidebars}, standalonePages: [], navbar: [], footer: [], hasBlog: false };
`;

const page = (title: string, body: string, more = "type: landing") =>
  `---\ntitle: ${title}\ndescription: "The way through the handbook for a keeper in the first week."\n${more}\n---\n\n${body}\n`;
const original = page("Begin here", "A keeper lights the lamp at dusk and puts it out at dawn.");
const translates = `translates: "${gitBlobHash(Buffer.from(original)).slice(0, 12)}"`;

/** A site of two pages, one of them translated and one with a section, in the editions of the test site; removed after the test. */
export function makeSmallSite(): string {
  mkdirSync(".cache", { recursive: true });
  // As deep in the project as the test site, so that imports resolve.
  const siteDir = mkdtempSync(".cache/site-");
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  cpSync("tests/site/i18n", join(siteDir, "i18n"), { recursive: true });
  writeFiles(siteDir, {
    "manifest.ts": manifest,
    "content/keeper/index.mdx": original,
    "content/keeper/ropes.mdx": page("Ropes", "A rope holds the boat.\n\n## Knots\n\nA knot holds the rope."),
    "content/_versions/1.0/keeper/index.mdx": page("Begin", "The first lamp burns whale oil."),
    "content/_versions/1.0/sidebars.ts": `export const sidebars = ${sidebars};\n`,
    "i18n/en-XA/keeper/index.mdx": page("Bégîñ ĥéŕé", "Á kééþéŕ ļîĝĥţš ţĥé ļámþ.", translates),
  });
  return siteDir;
}
