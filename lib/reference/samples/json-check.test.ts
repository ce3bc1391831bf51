import { describe, expect, it, vi } from "vitest";
import { checkFence } from "./check-fence.fixture";

// The first check loads the compiler or compiles the schemas.
vi.setConfig({ testTimeout: 60_000 });

const job = `{
  "sourceApp": "CALD-BC",
  "sourceType": "SERVICE",
  "jobNo": "SO-26-0042",
  "shortDescription": "Heat pump fault",
  "siteLatitude": 53.9583,
  "importance": "high"
}`;

describe("JSON fences", () => {
  it.each([
    ["a job", job],
    ["a list of jobs", `[${job}]`],
    ["JSON of another system", '{ "@odata.context": "x", "value": [] }'],
    [
      "a value that a flow fills in",
      job.replace('"SO-26-0042"', "\"@{triggerBody()?['no']}\"").replace("53.9583", '"{{lat}}"'),
    ],
    ["a cut answer", '{ "appointmentId": 4021, "createdAt": "2026-02-26T10:12:00Z", "subject": "Visit" }'],
  ])("accept %s", (_, code) => {
    expect(checkFence("json", code)).toEqual([]);
  });

  it.each([
    [
      "a renamed field",
      job.replace("shortDescription", "shortDescripton"),
      [
        [15, 'Job has no field "shortDescripton".', 'Did you mean "shortDescription"?'],
        [11, 'Job needs the field "shortDescription".'],
      ],
    ],
    ["a wrong type", job.replace("53.9583", '"53.9583"'), [[16, '"siteLatitude" must be a number, found "53.9583".']]],
    ["a value out of range", job.replace("53.9583", "539"), [[16, '"siteLatitude" must be <= 90, found 539.']]],
    [
      "an unknown value",
      job.replace("high", "hihg"),
      [[17, '"importance" is "hihg", which is no value of Importance.', 'Did you mean "high"?']],
    ],
    [
      "a text that is too long",
      job.replace("SERVICE", "SERVICEORDER"),
      [[13, '"sourceType" has 12 characters; 10 are allowed.']],
    ],
    ["a comma too much", '{ "a": 1, }', [[11, "The fence is not valid JSON.", expect.stringContaining("JSON")]]],
  ])("report %s", (_, code, expected) => {
    expect(checkFence("json", code)).toEqual(expected);
  });

  it("follow a claimed schema", () => {
    expect(checkFence("json", '{ "name": "SERVICE", "colour": "#2F7FD1" }', "schema=Category")).toEqual([
      [11, 'Category has no field "colour".', 'Did you mean "color"?'],
      [11, 'Category needs the field "color".'],
    ]);
    expect(checkFence("json", "{}", "schema=Jobb")).toEqual([
      [10, 'The fence claims the schema "Jobb", which the API does not have.', 'Did you mean "Job"?'],
    ]);
    expect(checkFence("json", job.replace("jobNo", "no"), "schema=none")).toEqual([]);
  });

  it("look into the items of a batch", () => {
    const batch = `{ "onError": "stop", "items": [\n  { "operation": "job.upsert", "data": ${job.replace("jobNo", "no")} }\n] }`;
    expect(checkFence("json", batch)).toEqual([
      [15, 'Job has no field "no".', expect.any(String)],
      [12, 'Job needs the field "jobNo".'],
    ]);
  });

  it("say which keys an appointment needs", () => {
    expect(checkFence("json", '{ "appointmentNo": "WEB-000318", "locked": true }', "schema=AppointmentLocked")).toEqual(
      [[11, 'AppointmentLocked needs "appointmentGuid", or "appointmentNo" and "sourceApp".']],
    );
  });
});
