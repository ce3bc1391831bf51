import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeBuildFailure } from "../build-failure";
import { clearLeftovers, replaceLastExport, stagingFolder } from "../export/export-folders";
import { precompress } from "../export/precompress";

/**
 * Writes an export of a megabyte into the working folder as a build does, on a disk that may refuse. Prints how that ended, and
 * the home page and the files that are exported then.
 */
const root = process.cwd();
/** Random hexadecimal text, which compresses only to half its size. */
const text = Array.from({ length: 6000 }, (_, index) => createHash("sha256").update(`${index}`).digest("hex")).join("");

function exported() {
  const names = readdirSync(join(root, "out")).sort();
  return { home: readFileSync(join(root, "out/index.html"), "utf8"), names };
}

let said = "The export is new.";
try {
  clearLeftovers(root);
  const [out, hosting] = [join(root, stagingFolder("out")), join(root, stagingFolder("hosting"))];
  for (const folder of [out, hosting]) mkdirSync(folder);
  writeFileSync(join(out, "page.json"), text);
  writeFileSync(join(out, "index.html"), "new");
  await precompress(out, join(root, ".cache/compressed"));
  replaceLastExport(root);
} catch (cause) {
  said = describeBuildFailure(cause);
}
console.log(JSON.stringify({ said, ...exported() }));
