import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadReference } from "../../lib/product/reference/reference";
import { type MockApi, type MockedCall, startMockApi } from "./mock-api";
import { fencesBelow, type PageFence } from "./page-fences";
import { hasProgram, runScript } from "./run-script";

const { sandbox = "no sandbox" } = loadReference().api.servers;

let api: MockApi;
let folder: string;

beforeAll(async () => {
  api = await startMockApi();
  folder = mkdtempSync(join(tmpdir(), "curl-samples-"));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** Runs a sample in bash as a reader would, in a folder with the files that its page shows, against the mock instead of the sandbox. */
async function runSample({ code, page }: PageFence, fences: readonly PageFence[]): Promise<MockedCall[]> {
  for (const file of fences)
    if (file.page === page && file.title.endsWith(".json")) writeFileSync(join(folder, file.title), file.code);
  const before = api.calls.length;
  await runScript(code.replaceAll(sandbox, api.origin), folder, { PLANLOOM_API_KEY: "pl_test_0123456789" });
  return api.calls.slice(before);
}

const testCurl = test.skipIf(!hasProgram("curl"));

testCurl("the API accepts every curl sample when bash runs it as printed", async () => {
  const fences = [...(await fencesBelow("/develop")), ...(await fencesBelow("/integrations"))];
  const samples = fences.filter(({ lang, code }) => lang === "bash" && /^curl /.test(code) && code.includes(sandbox));
  expect(samples.map(({ page }) => page)).toEqual(
    expect.arrayContaining(["/develop/quickstart", "/integrations/webhook/configuration"]),
  );

  for (const sample of samples) {
    const calls = await runSample(sample, fences);
    const place = `${sample.page}:${sample.line}`;
    expect(calls.length, place).toBe(sample.code.match(/^curl /gm)?.length);
    expect(calls.filter(({ status }) => status >= 300).map((call) => ({ place, ...call }))).toEqual([]);
  }
});

testCurl("the call that the quickstart lets fail is refused with the answer it shows", async () => {
  const fences = await fencesBelow("/develop/quickstart");
  const planned = fences.find(({ lang, code }) => lang === "bash" && code.includes(`POST ${sandbox}/appointment`));
  const shown = fences.find(({ code }) => code.includes("PL-1106"));
  if (!planned || !shown) throw new Error("The quickstart shows no refused call.");

  const [call] = await runSample({ ...planned, code: planned.code.replace("R0100", "R0199") }, fences);
  const { requestId: _, ...expected } = JSON.parse(shown.code);
  expect(JSON.parse(call?.answer ?? "{}")).toMatchObject(expected);
});
