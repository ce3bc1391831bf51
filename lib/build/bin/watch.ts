import { readEnvironment } from "../../site/environment";
import { watchCheck } from "../checking/watch-check";

// A killed preview cannot stop this process, but the channel closes.
process.on("disconnect", () => process.exit());
process.channel?.unref();
/** The process that `lib/build/checking/supervise-checks.ts` runs; the argument after `--watch`, if any, is the single check to run. */
await watchCheck(readEnvironment(), process.argv[3]);
