import { afterAll, beforeAll, expect, test } from "vitest";
import { operationsOf } from "../../lib/product/reference/find";
import { isJsonRecord } from "../../lib/product/reference/json";
import { loadReference } from "../../lib/product/reference/reference";
import { type MockApi, startMockApi } from "./mock-api";
import { fencesBelow } from "./page-fences";

let api: MockApi;
beforeAll(async () => {
  api = await startMockApi();
});
afterAll(() => api.close());

/** The API's answer to the example of an operation with some fields changed. */
async function answerTo(id: string, change: Record<string, unknown>): Promise<unknown> {
  const operation = operationsOf(loadReference().api).find((known) => known.id === id);
  const example = operation?.body?.example;
  if (!operation || !isJsonRecord(example)) throw new Error(`${id} has no example.`);
  const answer = await fetch(`${api.origin}${operation.path}`, {
    method: operation.method.toUpperCase(),
    headers: { "Content-Type": "application/json", "X-API-KEY": "pl_test_0123456789" },
    body: JSON.stringify({ ...example, ...change }),
  });
  return answer.json();
}

// The changes that the text before each refusal describes.
test.each([
  ["/develop/api/appointment", "upsertAppointment", { resourceNo: "R0199" }],
  ["/develop/api/task", "upsertTask", { category: "INSPECT" }],
  ["/develop/api/resource", "upsertResource", { homeLatitude: 538150 }],
  ["/develop/api/container", "upsertAppointmentContainer", { container: "RT-0302-NROTH" }],
  ["/develop/api/filter", "upsertResourceFilterValue", { filterGroup: "SKILLS" }],
  ["/develop/api/indicator", "upsertCategory", { color: "#2F7" }],
  ["/develop/api/notification", "upsertNotification", { type: "critical" }],
  ["/develop/api/action", "upsertActionUri", { uriType: "opentasks" }],
  ["/develop/api/connector", "upsertConnector", { uri: undefined }],
  ["/develop/api/user", "upsertUser", { roles: ["Planer"] }],
  ["/develop/api/global/freefield", "upsertTask", { freeText1: "9".repeat(143) }],
])("%s shows what the API answers", async (page, id, change) => {
  const fences = (await fencesBelow(page)).filter((fence) => fence.page === page && fence.title === "Answer, 422");
  const [shown] = fences.map(({ code }) => JSON.parse(code));
  const { requestId: _, ...expected } = shown;
  expect(await answerTo(id, change)).toMatchObject(expected);
});
