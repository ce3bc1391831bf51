/**
 * What the site costs: `npm run bench` measures the last export; `npm run bench -- build --pages 2000` builds a generated corpus,
 * from nothing and after one edit, and measures that. Prints a table and writes JSON to `.cache/bench`; nothing here is a test.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { measureBuilds, weighExport } from "./build";
import { report } from "./figures";
import { measureReading } from "./read";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "string", default: "300" } },
});
const [what = "export"] = positionals;
const pages = Number(values.pages);

if (what === "build" && pages > 0) {
  const { figures, folder, remove } = await measureBuilds(pages);
  report({ ...figures, ...(await measureReading(folder)) }, `.cache/bench/build-${pages}.json`);
  remove();
} else if (what === "export" && existsSync("out/index.html")) {
  report({ ...weighExport("out"), ...(await measureReading("out")) }, ".cache/bench/export.json");
} else {
  console.error("Run `npm run build` first, or `npm run bench -- build --pages 300`.");
  process.exitCode = 1;
}
