import { describe, expect, it } from "vitest";
import { isRecord } from "../../../input/is-record";
import { operationsOf } from "../find";
import { nodeAt } from "../publish/tree";
import { readFiles } from "../reference";
import { uncheckedCodes } from "./answer-one";
import { simulate } from "./simulate";
import { answerTo, at, reference, summary } from "./simulate.fixture";

/** Values that fields reject for one reason or another; `undefined` omits the field. */
const wrong = [undefined, null, 7, true, "", "x", "#12", "x".repeat(5000), "2 March", -1, 1e12, ["x"], {}];

/** Codes that an operation returns for its example with each field set to each of the wrong values. */
function codesOf(id: string): string[] {
  const { group, operation } = at(id);
  const example = isRecord(operation.body?.example) ? operation.body.example : {};
  const bodies = Object.keys(example).flatMap((name) => wrong.map((value) => ({ ...example, [name]: value })));
  const answers = bodies.map((body) => JSON.stringify(simulate(group, operation, JSON.stringify(body))));
  return [...new Set(answers.flatMap((answer) => answer.match(/(?<="code":")PL-\d{4}/g) ?? []))].sort();
}

describe("simulate", () => {
  it("accepts the example of every operation", () => {
    const writes = operationsOf(reference.api).filter(({ body }) => body);
    const paths = JSON.stringify(nodeAt(readFiles(process.cwd())["openapi.yaml"].value, "paths"));
    expect(writes).toHaveLength(paths.match(/"requestBody":/g)?.length ?? 0);
    for (const { id, answer } of writes) {
      const { group, operation } = at(id);
      const result = simulate(group, operation, JSON.stringify(operation.body?.example));
      expect([id, ...summary(result)]).toEqual([id, answer.status]);
    }
  });

  it.each([
    ["a missing field", { end: undefined }, [422, "PL-1101", "PL-1101 /end: end is required."]],
    [
      "a wrong type",
      { resourceNo: 100 },
      [400, "PL-1001", "PL-1001 /resourceNo: resourceNo must be text(50), found 100."],
    ],
    [
      "a long text",
      { appointmentNo: "🛠".repeat(51) },
      [422, "PL-1102", "PL-1102 /appointmentNo: appointmentNo has 51 characters; 50 are allowed."],
    ],
    [
      "an unknown value",
      { importance: "urgent" },
      [422, "PL-1103", "PL-1103 /importance: importance urgent is not one of normal, high, low."],
    ],
    ["a wrong date", { start: "2 March" }, [422, "PL-1104", "PL-1104 /start: start is not ISO 8601."]],
    [
      "an end before its start",
      { end: "2026-03-02T08:00:00Z" },
      [422, "PL-1104", "PL-1104 /end: end is not after start."],
    ],
    [
      "an unknown resource",
      { resourceNo: "R0199" },
      [422, "PL-1106", "PL-1106 /resourceNo: Resource R0199 does not exist."],
    ],
    [
      "an unknown task",
      { taskNo: "99999" },
      [422, "PL-1106", "PL-1106 /taskNo: Task CALD-BC-SBX/SERVICE/SO-26-0042/99999 does not exist."],
    ],
    [
      "a quantity of 13 digits",
      { planningQuantity: 1e12 },
      [
        422,
        "PL-1108",
        "PL-1108 /planningQuantity: planningQuantity 1000000000000 has more than 12 digits before the point.",
      ],
    ],
    ["a quantity of 12 digits", { planningQuantity: -999_999_999_999.5 }, [200]],
    ["an appointment without a task", { taskNo: undefined, jobNo: undefined, isManualAppointment: true }, [200]],
  ])("validates an appointment: %s", (_, change, expected) => {
    expect(answerTo("upsertAppointment", change)).toEqual(expected);
  });

  it("reports an invalid color, an exceeded limit, an unknown key, a lock, and an incomplete key", () => {
    expect(answerTo("upsertCategory", { color: "blue" })).toEqual([
      422,
      "PL-1105",
      "PL-1105 /color: color blue is not # and six hexadecimal digits.",
    ]);
    expect(answerTo("upsertFilterGroup", { columnNo: 21 })).toEqual([
      422,
      "PL-1108",
      "PL-1108 /columnNo: columnNo 21 is not between 1 and 20.",
    ]);
    expect(answerTo("deleteJob", { jobNo: "SO-26-9999" })).toEqual([404, "PL-1008"]);
    const locked = { appointmentGuid: "5108d45a-3a0b-4176-82fd-502cdbf880d8", sentFromBackOffice: false };
    expect(answerTo("setAppointmentCategory", locked)).toEqual([409, "PL-1202"]);
    expect(answerTo("setAppointmentCategory", { appointmentGuid: undefined })).toEqual([422, "PL-1101"]);
  });

  it("reports all failures of one object together", () => {
    expect(
      answerTo("upsertTask", {
        shortDescription: undefined,
        requestedEnd: "2026-03-01T09:00:00Z",
        category: "INSPECT",
      }),
    ).toEqual([
      422,
      "PL-1101",
      "PL-1101 /shortDescription: shortDescription is required.",
      "PL-1104 /requestedEnd: requestedEnd is not after requestedStart.",
      "PL-1106 /category: Category INSPECT does not exist.",
    ]);
  });

  it("handles arrays element by element, and rejects empty arrays, scalars, and invalid JSON", () => {
    const { group, operation } = at("upsertResourceCapacity");
    const good = { resourceNo: "R0100", date: "2026-03-02", capacity: 28800 };
    expect(simulate(group, operation, JSON.stringify([good, good])).body).toMatchObject({
      success: true,
      processed: 2,
    });
    expect(simulate(group, operation, JSON.stringify([good, { ...good, resourceNo: "R9" }]))).toMatchObject({
      status: 207,
      body: {
        summary: { total: 2, succeeded: 1, failed: 1 },
        results: [{ status: "succeeded" }, { error: { code: "PL-1106" } }],
      },
    });
    expect(summary(simulate(group, operation, "[]"))).toEqual([422, "PL-1108"]);
    expect(summary(simulate(group, operation, "{"))).toEqual([400, "PL-1001"]);
    expect(simulate(group, operation, '{\n "date": 1,\n}').body).toMatchObject({
      detail: "The body is not valid JSON: unexpected } at line 3.",
    });
    expect(simulate(group, operation, "[".repeat(100_000) + "]".repeat(100_000)).body).toMatchObject({
      detail: "The body is not valid JSON: nested too deep.",
    });
    expect(summary(simulate(group, operation, "7"))).toEqual([400, "PL-1001"]);
    const single = at("runImport");
    expect(simulate(single.group, single.operation, "[]").body).toMatchObject({ detail: "The body is not an object." });
  });

  it("returns only codes of the operation, and none that it declares unchecked", () => {
    const common = reference.api.commonErrors.map(({ code }) => code);
    const strange = operationsOf(reference.api).map(({ id, errors }) => {
      const known = new Set([...common, ...errors.map(({ code }) => code)]);
      const unchecked = new Set(uncheckedCodes(at(id).operation));
      return [id, ...codesOf(id).filter((code) => !known.has(code) || unchecked.has(code))];
    });
    expect(strange.filter((codes) => codes.length > 1)).toEqual([]);
  });

  it("stops an import at the first failure unless onError is continue", () => {
    const { group, operation } = at("runImport");
    const items = [
      { operation: "job.upsert", data: {} },
      { operation: "resource.delete", data: { resourceNo: "R0100" } },
    ];
    const skipped = simulate(group, operation, JSON.stringify({ items }));
    expect(skipped).toMatchObject({ status: 207, body: { summary: { failed: 1, skipped: 1 } } });
    const tried = simulate(group, operation, JSON.stringify({ items, onError: "continue" }));
    expect(tried).toMatchObject({ status: 207, body: { summary: { failed: 1, succeeded: 1 } } });
  });

  it("rejects a batch of the wrong size as a whole, but invalid items individually", () => {
    const { group, operation } = at("runImport");
    const answer = (items: unknown[]) => simulate(group, operation, JSON.stringify({ items, onError: "continue" }));
    const item = { operation: "resource.delete", data: { resourceNo: "R0100" } };
    expect(answer([]).body).toMatchObject({
      code: "PL-1108",
      detail: "The batch has 0 items; 1 to 1,000 are allowed.",
    });
    expect(answer(Array(1001).fill(item)).body).toMatchObject({
      code: "PL-1108",
      detail: "The batch has 1,001 items; 1 to 1,000 are allowed.",
    });
    const task = {
      ...{ sourceApp: "CALD-BC-SBX", sourceType: "SERVICE", jobNo: "SO-26-0047", taskNo: "10000" },
      ...{ requestedStart: "2026-03-02T09:00:00Z", requestedEnd: "2026-03-01T09:00:00Z", shortDescription: "Chiller" },
    };
    expect(
      answer([{ data: {} }, { operation: "job.make", data: {} }, { operation: "task.upsert", data: task }]),
    ).toMatchObject({
      status: 207,
      body: {
        results: [
          { error: { code: "PL-1101", detail: "operation is required." } },
          { error: { code: "PL-1103" } },
          { error: { code: "PL-1104", detail: "requestedEnd is not after requestedStart." } },
        ],
      },
    });
    expect(uncheckedCodes(operation)).toEqual(["PL-1008", "PL-1106", "PL-1202"]);
  });

  it("returns the keys of the appointments that were written for an array", () => {
    const { group, operation } = at("upsertAppointment");
    const example = isRecord(operation.body?.example) ? operation.body.example : {};
    const bodies = ["WEB-1", "WEB-2"].map((appointmentNo) => ({ ...example, appointmentNo }));
    const keys = [{ appointmentNo: "WEB-1" }, { appointmentNo: "WEB-2" }];
    expect(simulate(group, operation, JSON.stringify(bodies)).body).toMatchObject({ processed: 2, appointments: keys });
    const partly = simulate(group, operation, JSON.stringify([...bodies, { ...example, resourceNo: "R9" }]));
    expect(partly).toMatchObject({ status: 207, body: { appointments: keys } });
    expect(isRecord(partly.body) && partly.body.appointments).toHaveLength(2);
  });
});
