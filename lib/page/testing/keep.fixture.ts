import { readdirSync } from "node:fs";
import { DiskCache } from "../../disk-cache";

/** Keeps a text below the working folder, then a larger one of the same key on a disk that may refuse. Prints what is kept then. */
const store = new DiskCache("kept");
if (!store.has("a")) store.set("a", "first");
let refused = "";
try {
  store.set("a", "x".repeat(1 << 20));
} catch (cause) {
  refused = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}
console.log(
  JSON.stringify({ refused, isFirst: new DiskCache("kept").get("a") === "first", names: readdirSync("kept") }),
);
