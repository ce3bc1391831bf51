import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "../../lib/search/engine/engine";
import { queries } from "./queries";

/**
 * Prints the megabytes of heap that search retains after all queries have been typed letter by letter. Runs in a separate process
 * with --expose-gc; its argument is the folder of an index.
 */
const [folder = ""] = process.argv.slice(2);
const collect = globalThis.gc;
if (!collect) throw new Error("Run with node --expose-gc.");
collect();
const before = process.memoryUsage().heapUsed;
const engine = createEngine({
  base: "",
  fetch: async (name) => new Response(readFileSync(join(folder, name))),
  onComplete: () => {},
});
// Answering questions loads the texts, too.
await engine.ask({ question: "appointment", before: [] });
for (const query of queries) {
  for (let length = 2; length <= query.length; length++) {
    await engine.search({ query: query.slice(0, length), from: 0, size: 5, sections: 2 });
  }
}
collect();
console.log(((process.memoryUsage().heapUsed - before) / 1e6).toFixed(0));
// Keeps the index alive until it has been measured.
await engine.search({ query: "appointment", from: 0, size: 1, sections: 1 });
