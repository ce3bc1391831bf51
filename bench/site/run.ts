/**
 * `npm run bench` measures the last export; `npm run bench -- build --pages 2000` a clean build of a generated corpus and one after an
 * edit; `npm run bench -- serve --seconds 10` nginx serving the last export to 200 connections; `npm run bench -- dev` edits in the live
 * preview of a copy; `npm run bench -- peers --pages 300` builds of the same corpus by this project and by others; and
 * `npm run bench -- interact --pages 10000` interactions on a long page beside a sidebar with that many entries. Prints a table and writes
 * JSON to `.cache/bench`; nothing here is a test.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { measureBuilds, weighExport } from "./build";
import { measureDev } from "./dev";
import { report } from "./figures";
import { measureInteractions } from "./interact";
import { measurePeers } from "./peers";
import { measureReading } from "./read";
import { measureServing } from "./serve";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "string", default: "300" }, seconds: { type: "string", default: "10" } },
});
const [what = "export"] = positionals;
const [pages, seconds] = [Number(values.pages), Number(values.seconds)];
const isExported = existsSync("out/index.html");

if (what === "build" && pages > 0) {
  const { figures, folder, remove } = await measureBuilds(pages);
  try {
    report({ ...figures, ...(await measureReading(folder)) }, `.cache/bench/build-${pages}.json`);
  } finally {
    remove();
  }
} else if (what === "peers" && pages > 0) {
  const { figures, remove } = await measureBuilds(pages);
  remove();
  report({ ...figures, ...(await measurePeers(pages)) }, `.cache/bench/peers-${pages}.json`);
} else if (what === "serve" && seconds > 0 && isExported) {
  report(await measureServing("out", seconds), ".cache/bench/serve.json");
} else if (what === "export" && isExported) {
  report({ ...weighExport("out"), ...(await measureReading("out")) }, ".cache/bench/export.json");
} else if (what === "interact" && pages > 0) {
  report(await measureInteractions(pages), `.cache/bench/interact-${pages}.json`);
} else if (what === "dev") {
  report(await measureDev(), ".cache/bench/dev.json");
} else {
  console.error(
    "Run `npm run build` first, then `npm run bench` or `npm run bench -- serve --seconds 10`; or `npm run bench -- build --pages 300`, `-- peers --pages 300`, `-- interact --pages 10000`, or `-- dev`.",
  );
  process.exitCode = 1;
}
