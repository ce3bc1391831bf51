import { readdirSync } from "node:fs";
import { Store } from "../../store";

/** Keeps a text below the working folder, then a larger one of the same key on a disk that may refuse. Prints what is kept then. */
const store = new Store("kept");
if (!store.has("a")) store.put("a", "first");
let refused = "";
try {
  store.put("a", "x".repeat(1 << 20));
} catch (cause) {
  refused = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}
console.log(JSON.stringify({ refused, isFirst: new Store("kept").get("a") === "first", names: readdirSync("kept") }));
