import type { Api, Json, Operation } from "../api-types";
import { requestPath } from "../calls/curl";
import type { ErrorRow } from "../errors";
import { findSchema, operationsOf, recordsOf } from "../find";
import { isJsonRecord, type JsonRecord } from "../json";
import { toKebab } from "../names";
import { type Appointment, jobOf, sampleWorld } from "../sample-world";
import { changedAppointment } from "../workshop/find-conflicts";
import { problem, requiredMessage } from "../workshop/problem";

/** Placeholder for the reader's idempotency key. */
const idempotencyKey = "5f1c7a94-2b60-4c0e-8d35-9a7e61f0b2c8";

/**
 * Example of a 207 response to an array of two, of which the second failed.
 * @throws TypeError for a code that the catalog does not have.
 */
export function partlyDone(api: Api, errors: readonly ErrorRow[], operation: Operation): Json {
  const name = importName(api, operation);
  const { example } = operation.answer;
  return {
    success: false,
    requestId: "req_9c4x2v7b1n8m5k3j6h0g",
    summary: { total: 2, succeeded: 1, failed: 1, skipped: 0 },
    results: [
      { index: 0, operation: name, status: "succeeded" },
      { index: 1, operation: name, status: "failed", error: failed(api, errors, operation) },
    ],
    appointments: (isJsonRecord(example) ? example.appointments : undefined) ?? [],
  };
}

/**
 * Examples of 409 responses by code: the operation's own conflict first, then a reused idempotency key.
 * @throws TypeError for a code that the catalog does not have, or for which there is no example here.
 */
export function conflicts(
  api: Api,
  errors: readonly ErrorRow[],
  operation: Operation,
): Record<string, { summary: string; value: Json }> {
  const codes = operation.errors.map(({ code }) => code).filter((code) => rowOf(errors, code).status === 409);
  const shown = [...codes.slice(0, 1), "PL-1010"].map((code) => {
    const row = { ...rowOf(errors, code), status: 409 };
    const about = { detail: conflictDetail(api, operation, code), instance: requestPath(operation) };
    const value = problem(api.servers.production, row, about, "req_cevskevn1a91bk23ffff");
    return [code, { summary: row.title, value }];
  });
  return Object.fromEntries(shown);
}

function conflictDetail(api: Api, operation: Operation, code: string): string {
  switch (code) {
    case "PL-1201":
      return stillPlanned(api, operation);
    case "PL-1202":
      return `Appointment ${keyOf(api, operation)} is locked.`;
    case "PL-1207":
      return `User ${sampleWorld.people.find(({ ownsSharedContent }) => ownsSharedContent)?.email} owns shared content.`;
    case "PL-1302":
      return "The environment has 20 webhook subscriptions.";
    case "PL-1010":
      return `The key ${idempotencyKey} was used with another body.`;
    default:
      throw new TypeError(`${operation.id} answers 409 with ${code}, for which failures.ts has no example.`);
  }
}

/** Of a job, a task or a resource: the one of the example when the sample company has planned it, else the first that it has. */
function stillPlanned(api: Api, operation: Operation): string {
  const own = exampleOf(operation);
  const plannedIn = (record: JsonRecord) =>
    sampleWorld.appointments.filter((appointment) => isPlannedIn(appointment, record)).length;
  const example = plannedIn(own) > 0 ? own : { ...own, ...firstPlanned(own) };
  const count = plannedIn(example);
  const key = keyOf(api, operation, example);
  return `${nounOf(operation)} ${key} has ${count} appointment${count === 1 ? "" : "s"}.`;
}

function isPlannedIn({ job, task, resources }: Appointment, record: JsonRecord): boolean {
  if (typeof record.resourceNo === "string") return resources.includes(record.resourceNo);
  return job !== undefined && job === record.jobNo && (record.taskNo === undefined || task === record.taskNo);
}

/** Key of the first job of the sample company with an appointment, and its task where the record names one. */
function firstPlanned(record: JsonRecord): JsonRecord {
  const { job = "", task = "" } = sampleWorld.appointments.find((appointment) => appointment.job !== undefined) ?? {};
  return { sourceType: jobOf(job).type, jobNo: job, ...("taskNo" in record && { taskNo: task }) };
}

/**
 * How the example of an operation can fail: PUT and DELETE with an unknown key, POST with a missing field.
 * @throws TypeError for a code that the catalog does not have.
 */
export function failed(api: Api, errors: readonly ErrorRow[], operation: Operation) {
  const meetsKey = operation.method !== "post" && operation.errors.some(({ code }) => code === "PL-1008");
  const { code, title } = rowOf(errors, meetsKey ? "PL-1008" : "PL-1101");
  if (meetsKey) {
    const noun = changedAppointment(operation, exampleOf(operation)) === undefined ? nounOf(operation) : "Appointment";
    return { code, title, detail: `${noun} ${keyOf(api, operation)} does not exist.` };
  }
  const missing = requiredOf(api, operation.body?.schema).at(-1);
  return { code, title, detail: missing === undefined ? "The key is missing." : requiredMessage(missing) };
}

function rowOf(errors: readonly ErrorRow[], code: string): ErrorRow {
  const row = errors.find((candidate) => candidate.code === code);
  if (!row) throw new TypeError(`The catalog has no code ${code}.`);
  return row;
}

/** Operation of an import that does the same; for entities that cannot be imported, the name it would have. */
function importName(api: Api, { imports, method, path }: Operation): string {
  const post = operationsOf(api).find((other) => other.path === path && other.method === "post");
  const ofPost = method === "delete" ? undefined : post?.imports[0];
  return imports[0] ?? ofPost ?? `${path.slice(1)}.${method === "delete" ? "delete" : "upsert"}`;
}

function requiredOf(api: Api, schema: string | undefined): string[] {
  return findSchema(api, schema ?? "")?.fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])) ?? [];
}

/** Key of a record, by default the example, as responses format it: its parts joined with slashes. */
function keyOf(api: Api, operation: Operation, example = exampleOf(operation)): string {
  const appointment = changedAppointment(operation, example);
  if (appointment !== undefined) return appointment;
  const remove = operationsOf(api).find(({ path, method }) => path === operation.path && method === "delete");
  const fields = findSchema(api, (remove ?? operation).body?.schema ?? "")?.fields ?? [];
  const parts = fields.flatMap(({ name, group, isRequired }) => (isRequired || group === "Key" ? [name] : []));
  // Without such a field, what the example has is the scope and the code: the whole key.
  const names = parts.length > 0 ? parts : Object.keys(example);
  return names.flatMap((name) => (typeof example[name] === "string" ? [example[name]] : [])).join("/");
}

function exampleOf(operation: Operation): JsonRecord {
  const [example] = recordsOf(operation);
  return isJsonRecord(example) ? example : {};
}

/** `TaskContainerDelete` is a task container. */
function nounOf({ body }: Operation): string {
  const words = toKebab((body?.schema ?? "").replace(/(?:Delete|Update)$/, ""))
    .replaceAll("-", " ")
    .replace(/\buri\b/, "URI");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
