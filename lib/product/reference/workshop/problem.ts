import type { Json } from "../api-types";
import type { ErrorRow } from "../errors";

/** The part of a catalog row that a response needs. */
export type CatalogRow = Pick<ErrorRow, "code" | "title" | "status">;

/** One failure of one object; `pointer` leads to the value in the body. */
export type FieldFailure = { pointer: string; code: string; message: string };

/** A problem answer (RFC 9457) with the members of ours; `host` is that of production, which `type` names. The request id is made up. */
export function problem(
  host: string,
  { code, title, status }: CatalogRow,
  { detail, instance, errors }: { detail: string; instance: string; errors?: readonly FieldFailure[] },
  requestId = "req_3bz8n5v1t7w2y9h4j6k0",
): Json {
  return {
    type: `${host}/problems/${code}`,
    title,
    status: status ?? 500,
    detail,
    instance,
    code,
    requestId,
    ...(errors && { errors: errors.map((error) => ({ ...error })) }),
  };
}

/** Noun for the record that a path parameter identifies. */
export const nounInPath = (name: string): string => (name === "appointmentGuid" ? "Appointment" : "Subscription");

/** Message for a missing required field. */
export const requiredMessage = (field: string): string => `${field} is required.`;
