import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import { processPages } from "./page-pool";

test("when the thread fails, this process does not go on with the pages that are left", async () => {
  // A thread cannot make a site of this; here nothing looks at it.
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
