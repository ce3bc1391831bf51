import { compileScript } from "../../compile-script.mjs";
import type { OfflinePlan } from "../../offline/plan";

/**
 * The worker that keeps pages for reading offline; Workbox leaves out what it has for developers.
 * @throws Error when the compiler makes more than one file of it.
 */
export const compileOfflineWorker = (root: string, plan: OfflinePlan): Promise<string> =>
  compileScript(root, "components/offline/worker/worker.ts", {
    OFFLINE_PLAN: JSON.stringify(plan),
    "process.env.NODE_ENV": '"production"',
  });

/** The worker that frees readers of the other one. @throws Error when the compiler makes more than one file of it. */
export const compileFreeingWorker = (root: string): Promise<string> =>
  compileScript(root, "components/offline/worker/free.ts");
