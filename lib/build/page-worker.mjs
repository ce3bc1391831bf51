/** Starts `page-worker.ts` in a thread: Node 20 does not hand the loader of its parent to it. */
import { register } from "tsx/esm/api";

register();
await import("./page-worker.ts");
