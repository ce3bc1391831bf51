import { describe, expect, it } from "vitest";
import type { Operation } from "../api-types";
import { findSchema, operationsOf } from "../find";
import { uncheckedCodes } from "./answer-one";
import { simulate } from "./simulate";
import { answerTo, at, reference } from "./simulate.fixture";

/** Keys that no record of the sample world has. */
const unknown = ["x", ["x"], "nobody@calderline.example", "00000000-0000-4000-8000-000000000000"];

/** All codes that an operation returns for its example when one of its fields names an unknown record. */
function codesOfUnknown({ id, body }: Operation): string {
  const names = findSchema(reference.api, body?.schema ?? "")?.fields.map(({ name }) => name) ?? [];
  return names.flatMap((name) => unknown.map((value) => answerTo(id, { [name]: value })[1])).join(" ");
}

describe("the simulated response to a single object", () => {
  it("either returns each key and reference code or lists it as unchecked", () => {
    const silent = operationsOf(reference.api).flatMap((operation) => {
      const unchecked = new Set(uncheckedCodes(at(operation.id).operation));
      const { body, errors } = operation;
      const asked = ["PL-1008", "PL-1106"].filter((code) => body && errors.some((error) => error.code === code));
      const answered = asked.length > 0 ? codesOfUnknown(operation) : "";
      return asked
        .filter((code) => answered.includes(code) === unchecked.has(code))
        .map((code) => [operation.id, code]);
    });
    expect(silent).toEqual([]);
    expect(uncheckedCodes(at("updateTaskContainer").operation)).toEqual(["PL-1008"]);
    expect(uncheckedCodes(at("upsertCaption").operation)).toEqual(["PL-1106"]);
    expect(uncheckedCodes(at("deleteWebhook").operation)).toEqual(["PL-1008"]);
    expect(uncheckedCodes(at("getAppointment").operation)).toEqual([]);
  });

  it("looks up the job of a body without a task, and of a new task unless the job is created with it", () => {
    const unknown = "PL-1106 /jobNo: Job CALD-BC-SBX/SERVICE/SO-26-9999 does not exist.";
    const own = { appointmentGuid: undefined, sourceApp: "CALD-BC-SBX", sourceType: "SERVICE", jobNo: "SO-26-9999" };
    expect(answerTo("upsertNotification", { ...own, taskNo: undefined })).toEqual([422, "PL-1106", unknown]);
    expect(answerTo("upsertTask", { jobNo: "SO-26-9999" })).toEqual([422, "PL-1106", unknown]);
    expect(answerTo("upsertTask", { jobNo: "SO-26-9999", createJob: true })).toEqual([200]);
  });

  it("reports one failure for each field, and of a color its form rather than its length", () => {
    const long = "1".repeat(51);
    expect(answerTo("upsertAppointment", { resourceNo: long })).toEqual([
      422,
      "PL-1102",
      "PL-1102 /resourceNo: resourceNo has 51 characters; 50 are allowed.",
    ]);
    expect(answerTo("upsertCategory", { color: "light green" })).toEqual([
      422,
      "PL-1105",
      "PL-1105 /color: color light green is not # and six hexadecimal digits.",
    ]);
  });

  it("accepts an end date equal to the start date, but not an earlier one", () => {
    const startDate = "2026-03-02";
    expect(answerTo("upsertResourceCalendar", { startDate, endDate: startDate })).toEqual([200]);
    expect(answerTo("upsertResourceCalendar", { startDate, endDate: "2026-03-01" })).toEqual([
      422,
      "PL-1104",
      "PL-1104 /endDate: endDate is before startDate.",
    ]);
  });

  it("matches user emails case-insensitively but roles case-sensitively, including the service account role", () => {
    expect(answerTo("deleteUser", { email: "Tomasz.Wieczorek@Calderline.example" })).toEqual([200]);
    expect(answerTo("sendMessage", { user: "Maya.Lindqvist@calderline.example" })).toEqual([200]);
    expect(answerTo("upsertUser", { roles: ["API user"] })).toEqual([200]);
    expect(answerTo("upsertUser", { roles: ["api user"] })).toEqual([
      422,
      "PL-1106",
      "PL-1106 /roles/0: Role api user does not exist.",
    ]);
  });

  it("rejects a subscription to the test event, and echoes a valid one without its secret", () => {
    expect(answerTo("createWebhook", { event: "connector.test" })).toEqual([
      422,
      "PL-1103",
      "PL-1103 /event: event connector.test cannot be subscribed to.",
    ]);
    const { group, operation } = at("createWebhook");
    const body = {
      event: "appointment.deleted",
      sourceApp: "CALD-WEB",
      targetUrl: "https://shop.calderline.example/x",
    };
    const answer = simulate(group, operation, JSON.stringify({ ...body, secret: "mine" }));
    expect(answer).toMatchObject({ status: 201, body: { ...body, name: "shop.calderline.example" } });
    expect(answer.body).not.toMatchObject({ secret: "mine" });
  });

  it("reports a single failure for a date that is both malformed and too early", () => {
    expect(answerTo("upsertAppointment", { end: "2026-03-01" })).toEqual([
      422,
      "PL-1104",
      "PL-1104 /end: end is not ISO 8601.",
    ]);
    expect(answerTo("upsertAppointment", { start: "2026-03-02T09:00Z" })).toEqual([200]);
  });
});
