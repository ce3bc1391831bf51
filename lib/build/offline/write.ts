import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerAddress } from "../../offline/names";
import { takePlan } from "./shell";
import { compileFreeingWorker, compileOfflineWorker } from "./worker-script";

/**
 * Writes the worker for reading offline into an export of the editions at `bases`, or where it is not offered, the one that frees
 * readers who have it: browsers would keep a worker whose file is gone.
 * @throws Error when the worker does not compile, or a file of the export is not there.
 */
export async function writeOfflineWorker(
  root: string,
  folder: string,
  { isOffered, bases, hashed }: { isOffered: boolean; bases: readonly string[]; hashed: readonly string[] },
): Promise<void> {
  const plan = takePlan(folder, bases, hashed);
  const script = isOffered ? await compileOfflineWorker(root, plan) : await compileFreeingWorker(root);
  writeFileSync(join(folder, workerAddress), script);
}
