import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { openapiJson, openapiYaml } from "./publish";

const run = promisify(execFile);
let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});

type Report = { problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] };

/**
 * Findings of Redocly's `recommended-strict` rules, none disabled, per document. One process lints all documents and prints their
 * reports one after another. It runs in a folder without a configuration file, so that none of ours changes the rules.
 */
async function lint(...texts: readonly string[]): Promise<string[][]> {
  const names = texts.map((_, index) => `document-${index}.yaml`);
  for (const [index, name] of names.entries()) writeFileSync(join(folder, name), texts[index] ?? "");
  const tool = resolve("node_modules/@redocly/cli/bin/cli.js");
  const { stdout } = await run(
    process.execPath,
    [tool, "lint", ...names, "--extends=recommended-strict", "--format=json"],
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      maxBuffer: 64_000_000,
    },
  ).catch((failure: { stdout?: string }) => ({ stdout: failure.stdout ?? "" }));
  const reports: Report[] = JSON.parse(`[${stdout.replaceAll(/^}\{$/gm, "},{")}]`);
  return reports.map(({ problems }) =>
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  );
}

/** A document with an operation without an id, and an example whose type does not match its schema. */
const broken = `openapi: 3.1.0
info: { title: Broken, version: "1" }
paths:
  /job:
    get:
      responses:
        "200": { description: A job., content: { application/json: { schema: { type: integer }, example: 2 hours } } }
`;

describe("Redocly lint", () => {
  it("reports nothing for the published document, and reports the mistakes of a broken one", async () => {
    const [own, other] = await lint(openapiYaml(), broken);
    expect(own).toEqual([]);
    expect(other?.map((text) => text.split(" ")[0])).toEqual(
      expect.arrayContaining(["operation-operationId", "no-invalid-media-type-examples"]),
    );
  }, 120_000);
});

/** What must compile against the generated types, and what the compiler must reject. */
const program = `
import type { components, operations, paths, webhooks } from "./api";
type Schemas = components["schemas"];

export const appointment: Schemas["Appointment"] = {
  sourceApp: "CALD-BC-SBX", sourceType: "SERVICE", jobNo: "SO-26-0042", taskNo: "10000", resourceNo: "R0100",
  start: "2026-03-02T09:00:00Z", end: "2026-03-02T11:00:00Z",
};
// @ts-expect-error an importance has three values
export const wrongValue: Schemas["Appointment"] = { ...appointment, importance: "urgent" };

export const byNumber: Schemas["AppointmentDelete"] = { appointmentNo: "WEB-000318", sourceApp: "CALD-BC-SBX" };
export const byGuid: Schemas["AppointmentDelete"] = { appointmentGuid: "424b1fee-9709-4315-85d9-5954058b4714" };
// @ts-expect-error a number needs its source app
export const halfKey: Schemas["AppointmentDelete"] = { appointmentNo: "WEB-000318" };

export const batch: Schemas["ImportRequest"] = {
  onError: "stop",
  items: [
    { operation: "job.upsert", data: { sourceApp: "CALD-BC-SBX", sourceType: "SERVICE", jobNo: "SO-26-0047", shortDescription: "Chiller inspection" } },
    { operation: "taskFilterValue.clear", data: { sourceApp: "CALD-BC-SBX", sourceType: "SERVICE", jobNo: "SO-26-0047", taskNo: "10000" } },
  ],
};
// @ts-expect-error the data of another operation
export const wrongItem: Schemas["ImportItem"] = { operation: "job.upsert", data: { resourceNo: "R0100", displayName: "Sara Whitcombe" } };
// @ts-expect-error no such operation
export const wrongOperation: Schemas["ImportItem"]["operation"] = "connector.upsert";

export function receive(body: webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"]): string {
  switch (body.event) {
    case "appointment.created":
    case "appointment.updated":
      return body.data.appointmentGuid;
    case "appointment.deleted":
      return body.data.deletedBy;
    case "connector.test":
      // @ts-expect-error a test has no data
      return body.data;
  }
}

export const query: operations["listAppointments"]["parameters"]["query"] = { from: "2026-03-02T00:00:00Z", to: "2026-03-03T00:00:00Z" };
export type Page = paths["/appointment"]["get"]["responses"][200]["content"]["application/json"];
export const next = (page: Page): string | null => page.nextCursor;
export const done = (page: Page): string[] => page.items.flatMap(({ doneAt }) => (doneAt === undefined ? [] : [doneAt]));
`;

/** Number of compiler errors per file, including global ones under "options"; files without errors are omitted. */
function compile(files: Readonly<Record<string, string>>): Record<string, number> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = { strict: true, noEmit: true, types: [], lib: ["lib.es2022.d.ts"], skipLibCheck: false };
  const roots = Object.keys(files).map((name) => join(folder, name));
  const mistakes = ts.getPreEmitDiagnostics(
    ts.createProgram(roots, { ...options, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }),
  );
  const counts: Record<string, number> = {};
  for (const { file } of mistakes) {
    const name = file ? basename(file.fileName) : "options";
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe("openapi-typescript", () => {
  it("generates types that accept correct programs and reject incorrect ones", async () => {
    const types = astToString(await openapiTS(openapiJson(), { defaultNonNullable: false }));
    const wrong = program.replaceAll(/ *\/\/ @ts-expect-error.*\n/g, "");
    expect(compile({ "api.d.ts": types, "right.ts": program, "wrong.ts": wrong })).toEqual({ "wrong.ts": 5 });
  }, 120_000);
});
