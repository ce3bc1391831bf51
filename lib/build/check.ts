import { runCheck } from "./run-check";

/** `npm run check` */
process.exitCode = (await runCheck(process.cwd())) ? 1 : 0;
