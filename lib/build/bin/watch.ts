import { readEnvironment } from "../../site/environment";
import { watchCheck } from "../watch-check";

/** The checks that `lib/build/supervise-checks.ts` keeps at work; behind `--watch` may stand the one check to run. */
await watchCheck(readEnvironment(), process.argv[3]);
