import { describe, expect, it } from "vitest";
import { findSchema } from "../find";
import { loadReference } from "../reference";
import { checkFence, checkTexts, page } from "./check-fence.fixture";
import { connectedSystems } from "./json-check";

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
      [[15, 'Job has no field "shortDescripton".', 'Did you mean "shortDescription"?']],
    ],
    ["a wrong type", job.replace("53.9583", '"53.9583"'), [[16, '"siteLatitude" must be a number, found "53.9583".']]],
    ["a value out of range", job.replace("53.9583", "539"), [[16, '"siteLatitude" must be <= 90, found 539.']]],
    [
      "an unknown value",
      job.replace("high", "hihg"),
      [[17, '"importance" is "hihg", which is not a value of Importance.', 'Did you mean "high"?']],
    ],
    [
      "a text that is too long",
      job.replace("SERVICE", "SERVICEORD🛠"),
      [[13, '"sourceType" has 11 characters; the limit is 10.']],
    ],
    ["a comma too much", '{ "a": 1, }', [[11, "The fence is not valid JSON.", expect.stringContaining("JSON")]]],
  ])("report %s", (_, code, expected) => {
    expect(checkFence("json", code)).toEqual(expected);
  });

  it.each([
    ["a comma after the last entry", '{\n  "a": 1,\n}', 13, 1, "Expected double-quoted property name. JSON has"],
    ["something left out", '{\n  "a": …\n}', 12, 8, "Unexpected token '…'. JSON has"],
    ["curly quotes", '{\n  "a": “b”\n}', 12, 8, "Unexpected token '“'. JSON has"],
    ["single quotes", `{\n  "a": 'b'\n}`, 12, 8, "Unexpected token '''. JSON has"],
    ["single quotes below an apostrophe", `{\n  "it's": 1,\n  "a": 'b'\n}`, 13, 8, "Unexpected token '''. JSON has"],
    ["a wrong word", '{\n  "a": {},\n  "b": t\n}', 13, 8, "JSON has"],
    ["a comment", '{\n  "a": 1 // one\n}', 12, 10, "Expected ',' or '}' after property value. JSON has"],
  ])("report %s at its line and column", (_, code, line, column, hint) => {
    const [found, ...more] = checkTexts([{ lang: "json", code, meta: "", file: page, line: 10, column: 1 }]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ line, column, hint: expect.stringContaining(hint) });
  });

  it("report duplicate keys in an object, even in JSON of another system", () => {
    const twice = '{\n  "a": { "b": 1 },\n  "b": 2, "a": 3\n}';
    const expected = [13, "A name of the JSON stands twice in one object.", "Remove one of the two."];
    expect(checkFence("json", twice)).toEqual([expected]);
    expect(checkFence("json", twice, "schema=none")).toEqual([expected]);
    expect(checkFence("json", job.replace("{", '{\n"jobNo": "SO-26-0041",'), "schema=Job")[0]?.[0]).toBe(15);
  });

  it("are validated against the schema they declare", () => {
    expect(checkFence("json", '{ "name": "SERVICE", "colour": "#2F7FD1" }', "schema=Category")).toEqual([
      [11, 'Category has no field "colour".', 'Did you mean "color"?'],
    ]);
    expect(checkFence("json", "{}", "schema=Jobb")).toEqual([
      [10, 'The API has no schema "Jobb".', 'Did you mean "Job"?'],
    ]);
    expect(checkFence("json", job.replace("jobNo", "no"), "schema=none")).toEqual([]);
  });

  it("may be partial for records that Planloom sends, but not for records that readers send", () => {
    const cut = '{ "event": "appointment.updated", "subject": "Visit", "lockd": true }';
    expect(checkFence("json", cut, "schema=TriggerOutput part")).toEqual([
      [11, 'TriggerOutput has no field "lockd".', 'Did you mean "locked"?'],
    ]);
    const required = findSchema(loadReference().api, "TriggerOutput")?.fields.filter(({ isRequired }) => isRequired);
    // "locked" is not reported as missing, since the finding on "lockd" already suggests it.
    const missing = (required ?? []).filter(({ name }) => name !== "locked" && !cut.includes(`"${name}"`));
    const found = checkFence("json", cut, "schema=TriggerOutput").map(([, message]) => message);
    expect(found).toEqual(
      expect.arrayContaining(missing.map(({ name }) => `TriggerOutput needs the field "${name}".`)),
    );
    expect(found).toHaveLength(missing.length + 1);
    expect(checkFence("json", job, 'schema=Job part title="job.json"')).toEqual([
      [
        10,
        "The fence shows only a part of Job, which readers send as shown.",
        'Show the whole body, and remove "part".',
      ],
    ]);
  });

  it("must declare a schema on pages about connected systems", () => {
    const file = `content${connectedSystems}/zapier/actions.mdx`;
    const at = (code: string, meta = "") =>
      checkTexts([{ lang: "json", code, meta, file, line: 10 }]).map(({ line, message, hint }) => [
        line,
        message,
        hint,
      ]);
    expect(at(job)).toEqual([
      [
        10,
        "The JSON fence does not name its schema.",
        "Write schema=Job after json for an API record, or schema=none for JSON of another system.",
      ],
    ]);
    expect(at('{ "@odata.context": "x" }')[0]?.[2]).toContain("schema=none");
    expect(at(job, "schema=Job")).toEqual([]);
    expect(at('{ "@odata.context": "x" }', "schema=none")).toEqual([]);
  });

  it("validate the items of a batch", () => {
    const batch = `{ "onError": "stop", "items": [\n  { "operation": "job.upsert", "data": ${job.replace("jobNo", "no")} }\n] }`;
    expect(checkFence("json", batch)).toEqual([
      [15, 'Job has no field "no".', expect.any(String)],
      [12, 'Job needs the field "jobNo".'],
    ]);
  });

  it("accept exactly the date-time formats that the API accepts", () => {
    const found = (date: string) =>
      checkFence("json", `{ "resourceNo": "R0100", "latitude": 53.9, "longitude": -1.1, "date": "${date}" }`).length;
    expect(["2026-03-02T09:00Z", "2026-03-02T09:00:00.5+01:00"].map(found)).toEqual([0, 0]);
    const wrong = [
      "2026-03-02 09:00:00Z",
      "2026-03-02T09:00:00+01",
      "2026-03-02T09:00:00+0100",
      "2026-03-02t09:00:00z",
    ];
    expect(wrong.map(found)).toEqual([1, 1, 1, 1]);
  });

  it("report which keys identify an appointment when one is missing", () => {
    expect(checkFence("json", '{ "appointmentNo": "WEB-000318", "locked": true }', "schema=AppointmentLocked")).toEqual(
      [[11, 'AppointmentLocked needs "appointmentGuid", or "appointmentNo" and "sourceApp".']],
    );
  });
});
