import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { docSource } from "../../page/testing/doc-source";
import { processPages } from "./page-pool";

test("stops processing the remaining pages when the worker thread fails", async () => {
  // The worker thread cannot open a site from this environment; the main thread never uses it.
  const environment = { root: "/nowhere", isAuthoring: false, isOptimized: true, isStrict: false };
  const source = docSource("/rope");
  let done = 0;
  const process = async () => {
    await setTimeout(20);
    done++;
  };
  const jobs = Array.from({ length: 1000 }, () => ({ environment, source, process }));
  await expect(processPages(jobs)).rejects.toThrow();
  const atFailure = done;
  await setTimeout(200);
  expect(atFailure).toBeLessThan(jobs.length);
  expect(done).toBeLessThanOrEqual(atFailure + 1);
});
