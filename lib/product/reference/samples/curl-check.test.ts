import { describe, expect, it } from "vitest";
import { checkFence, page } from "./check-fence.fixture";

const curl = `curl -X POST https://sandbox.api.planloom.example/category \\
  -H "X-API-KEY: $PLANLOOM_API_KEY" -H "Content-Type: application/json" \\
  -d '{ "name": "SERVICE", "color": "#2F7FD1" }'`;

describe("curl commands", () => {
  it("accept a call that matches", () => {
    expect(checkFence("bash", curl)).toEqual([]);
    expect(checkFence("bash", "curl https://sandbox.api.planloom.example/status")).toEqual([]);
    const byType = `curl "https://sandbox.api.planloom.example/resource?resourceType=${"🛠".repeat(60)}" -H "X-API-KEY: $KEY"`;
    expect(checkFence("bash", byType)).toEqual([]);
    expect(checkFence("bash", "curl https://hooks.calderline.example/planloom -d @x.json")).toEqual([]);
  });

  it.each(["-sXPOST", "-X POST -m30", "--retry-delay 5 -m 30 -sX POST"])("may use the options %s", (options) => {
    expect(checkFence("bash", curl.replace("-X POST", options).replace('-H "', '-H"'))).toEqual([]);
    expect(checkFence("bash", curl.replace("-X POST", options).replace("/category", "/categories"))).toHaveLength(1);
  });

  it.each([
    [
      "an unknown route",
      curl.replace("/category", "/categories"),
      [[11, "The API has no route /categories.", 'Did you mean "/category"?']],
    ],
    [
      "a wrong method",
      "curl -X DELETE https://api.planloom.example/status",
      [[11, "/status has no DELETE.", "It has GET."]],
    ],
    [
      "a missing key",
      'curl "https://sandbox.api.planloom.example/pin?limit=5"',
      [[11, "The call sends no API key.", 'Add -H "X-API-KEY: $PLANLOOM_API_KEY".']],
    ],
    [
      "a missing content type",
      curl.replace(' -H "Content-Type: application/json"', ""),
      [[11, "The call sends no content type.", 'Add -H "Content-Type: application/json".']],
    ],
    [
      "a renamed field",
      curl.replace('"color"', '"colour"'),
      [[13, 'Category has no field "colour".', 'Did you mean "color"?']],
    ],
    [
      "an unknown parameter",
      'curl "https://sandbox.api.planloom.example/pin?limt=5" -H "X-API-KEY: $KEY"',
      [[11, 'GET /pin has no parameter "limt".', 'Did you mean "limit"?']],
    ],
    [
      "a missing parameter",
      'curl "https://sandbox.api.planloom.example/appointment?from=2026-03-02T00:00:00Z" -H "X-API-KEY: $KEY"',
      [[11, 'GET /appointment needs the parameter "to".']],
    ],
    [
      "a number out of range",
      'curl "https://sandbox.api.planloom.example/pin?limit=900" -H "X-API-KEY: $KEY"',
      [[11, '"limit" must be a whole number from 1 to 500, found "900".']],
    ],
    [
      "a day where a moment belongs",
      'curl "https://sandbox.api.planloom.example/appointment?from=2026-03-02&to=$TO" -H "X-API-KEY: $KEY"',
      [[11, '"from" must be a date-time such as 2026-03-02T09:00:00Z, found "2026-03-02".']],
    ],
    [
      "an id of another form",
      'curl -X DELETE https://sandbox.api.planloom.example/webhooks/17 -H "X-API-KEY: $KEY"',
      [[11, '"id" must be a GUID, found "17".']],
    ],
    [
      "a wrong header",
      curl.replace("X-API-KEY:", "Api-Key:"),
      [
        [11, "The call sends no API key.", 'Add -H "X-API-KEY: $PLANLOOM_API_KEY".'],
        [12, 'The API has no header "Api-Key".', 'Did you mean "X-API-KEY"?'],
      ],
    ],
    [
      "a renamed optional header",
      curl.replace("Content-Type:", 'Idempotence-Key: 4021" -H "Content-Type:'),
      [[12, 'The API has no header "Idempotence-Key".', 'Did you mean "Idempotency-Key"?']],
    ],
    [
      "an enumeration by its own name",
      curl.replace("/category", "/message").replace(/'[^']*'$/, `'{ "text": "Done", "severity": "warn" }'`),
      [[13, '"severity" is "warn", which is not a value of MessageSeverity.', 'Did you mean "warning"?']],
    ],
  ])("report %s", (_, code, expected) => {
    expect(checkFence("bash", code)).toEqual(expected);
  });

  it("are checked together with a body file that the page shows", () => {
    const file = {
      lang: "json",
      code: '{ "name": "SERVICE", "color": "blue" }',
      meta: 'title="category.json"',
      file: page,
      line: 2,
    };
    expect(checkFence("bash", curl.replace(/'[^']*'$/, "@category.json"), "", [file])[0]).toEqual([
      13,
      'category.json for POST /category: "color" must be # and six hexadecimal digits, found "blue".',
    ]);
  });
});
