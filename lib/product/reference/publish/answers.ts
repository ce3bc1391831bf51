import { plainText } from "../../../authoring/inline-text";
import type { Api, Json, Operation } from "../api-types";
import { requestPath } from "../calls/curl";
import { type ErrorRow, type Refusal, refusalsOf, statusesOf } from "../errors";
import { findSchema } from "../find";
import { nounInPath, problem, requiredMessage } from "../workshop/problem";
import { conflicts, failed, partlyDone } from "./failures";

/** One response of an operation; without an example it has no body. */
export type Answer = { status: number; title: string; example?: Json };

/**
 * The responses of an operation by status: success first, then its specific errors.
 * @throws TypeError for a code that the catalog does not have, or a conflict for which `failures.ts` has no example.
 */
export function answersOf(api: Api, errors: readonly ErrorRow[], operation: Operation): Answer[] {
  const { answer, body } = operation;
  const success = { status: answer.status, title: "Done", example: answer.example };
  const partly = body?.acceptsList
    ? [{ status: 207, title: "Partly done", example: partlyDone(api, errors, operation) }]
    : [];
  return [success, ...partly, ...refusals(api, errors, operation)];
}

/** One error response per status, the most common of each. */
function refusals(api: Api, errors: readonly ErrorRow[], operation: Operation): Answer[] {
  const cases = refusalsOf(errors, operation);
  return statusesOf(cases).flatMap((status): Answer[] => {
    const usual = cases.find(({ row }) => row.status === status);
    return usual ? [{ status, title: usual.row.title, example: exampleOf(api, errors, operation, usual) }] : [];
  });
}

function exampleOf(api: Api, errors: readonly ErrorRow[], operation: Operation, { row, when }: Refusal): Json {
  const about = { instance: requestPath(operation), detail: plainText(when) };
  if (row.status === 409) return Object.values(conflicts(api, errors, operation))[0]?.value ?? null;
  if (row.code === "PL-1008")
    return problem(api.servers.production, row, { ...about, detail: notFound(api, errors, operation) });
  const missing = row.code === "PL-1101" ? requiredField(api, operation) : undefined;
  if (missing === undefined) return problem(api.servers.production, row, about);
  const message = requiredMessage(missing);
  return problem(api.servers.production, row, {
    ...about,
    detail: message,
    ...(operation.body && { errors: [{ pointer: `/${missing}`, code: row.code, message }] }),
  });
}

/** The last required field of a body or a query. */
function requiredField(api: Api, { body, parameters }: Operation): string | undefined {
  const fields = body ? (findSchema(api, body.schema)?.fields ?? []) : parameters;
  return fields.filter(({ isRequired }) => isRequired).at(-1)?.name;
}

function notFound(api: Api, errors: readonly ErrorRow[], operation: Operation): string {
  const key = operation.parameters.find(({ place }) => place === "path");
  if (!key) return failed(api, errors, { ...operation, method: "put" }).detail;
  return `${nounInPath(key.name)} ${String(key.example)} does not exist.`;
}
