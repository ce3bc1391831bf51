import { readFileSync } from "node:fs";
import { createLocalSearch } from "../../lib/search/engine/local";

/**
 * Prints the megabytes of heap that a loaded index holds. Runs in a process of its own with --expose-gc; its arguments are
 * the two files of the index.
 */
const [titles = "", texts = ""] = process.argv.slice(2);
const collect = globalThis.gc;
if (!collect) throw new Error("Run with node --expose-gc.");
collect();
const before = process.memoryUsage().heapUsed;
const search = createLocalSearch();
await search.addTitles(JSON.parse(readFileSync(titles, "utf8")));
await search.addTexts(JSON.parse(readFileSync(texts, "utf8")));
collect();
console.log(((process.memoryUsage().heapUsed - before) / 1e6).toFixed(0));
// Keeps the index alive until it has been measured.
search.search({ query: "appointment", from: 0, size: 1, sections: 1 });
