import { algoliasearch } from "algoliasearch";
import { expect, test } from "vitest";
import { pushRecords } from "./push";
import { describePushFailure } from "./push-failure";
import { startSearchService } from "./testing/search-service";

const page = "<html>\n<body>Bad gateway</body></html>";
const unexpected = /^the answer is not one of the service: ./;

test.each([
  [401, '{ "message": "Invalid API key" }', /^Invalid API key \(401\)$/, /^Check the application ID, SEARCH_ADMIN_KEY/],
  [400, '{ "message": "Record is too big" }', /^Record is too big \(400\)$/, /^Change the page/],
  [413, page, /^it was answered with status 413\.$/, /see the plan's limits/],
  [500, page, /^the service cannot be reached, or is out of order\.$/, /^Check the application ID/],
  [200, page, unexpected, /^Check that NEXT_PUBLIC_SEARCH_HOST/],
  [200, "", unexpected, /^Check that NEXT_PUBLIC_SEARCH_HOST/],
  [200, "{}", unexpected, /^Check that NEXT_PUBLIC_SEARCH_HOST/],
])(
  "says why an answer with status %d and the text %j ends an upload, and what to do",
  async (status, text, reason, next) => {
    const service = await startSearchService((_, response) => response.writeHead(status).end(text));
    const hosts = [{ url: service.host.replace("http://", ""), accept: "readWrite", protocol: "http" } as const];
    const failed = await pushRecords(algoliasearch("APP", "key", { hosts }), "planloom", []).catch(describePushFailure);
    await service.close();
    expect(failed).toEqual({ reason: expect.stringMatching(reason), next: expect.stringMatching(next) });
  },
);

test("asks to wait when the service takes no more requests, and tells what was thrown otherwise", () => {
  const refused = Object.assign(new Error("Too many requests"), { name: "ApiError", status: 429 });
  expect(describePushFailure(refused)).toMatchObject({
    reason: "Too many requests (429)",
    next: expect.stringContaining("wait some minutes"),
  });
  expect(describePushFailure("no")).toMatchObject({ reason: "no", next: expect.stringContaining("SEARCH_ADMIN_KEY") });
});
