import { compileScript } from "../../compile-script.mjs";
import type { Trusted, WakePlan } from "../../types";

/** The script that wakes pages. @throws Error when the compiler makes more than one file of it. */
export const compileWakeScript = (root: string, plan: WakePlan): Promise<string> =>
  compileScript(root, "components/wake/wake.ts", { WAKE_PLAN: JSON.stringify(plan) });

/** What stands in front of the script that starts a worker. @throws Error when the compiler makes more than one file of it. */
export const compileWorkerPolicy = (root: string, trusted: Trusted): Promise<string> =>
  compileScript(root, "components/wake/trusted-worker.ts", { TRUSTED: JSON.stringify(trusted) });
