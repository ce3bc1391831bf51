import { readEnvironment } from "../../site/environment";
import { watchCheck } from "../watch-check";

// A preview that is killed cannot stop it.
process.on("disconnect", () => process.exit());
process.channel?.unref();
/** The process that `lib/build/supervise-checks.ts` runs; the argument after `--watch`, if any, is the single check to run. */
await watchCheck(readEnvironment(), process.argv[3]);
