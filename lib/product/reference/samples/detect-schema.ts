import type { Api, Json, Schema } from "../api-types";
import { operationsOf, schemasWithin } from "../find";
import { isJsonRecord, type JsonRecord } from "../json";

/** Property names that many systems use; these alone do not identify a sample as ours. */
const common = new Set(
  "name description type id status title subject body start end text code color value index date uri url email user event key displayName language items scope version token message detail data startDate endDate error results summary success".split(
    " ",
  ),
);

/** Schemas that a JSON value most likely represents, best first; several if they match equally well. */
export function detectSchemas(api: Api, value: Json, isOurs: boolean): string[] {
  if (!isJsonRecord(value)) return [];
  const special = detectByShape(value);
  if (special) return [special];
  const scored = travelingSchemas(api)
    .map((schema) => ({ name: schema.name, ...scoreOf(schema, value, isOurs) }))
    .filter(({ isCandidate }) => isCandidate);
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ name }) => name);
}

function detectByShape(value: JsonRecord): string | undefined {
  const has = (...names: string[]) => names.every((name) => Object.hasOwn(value, name));
  if (has("deliveryId", "event", "appointmentId")) return "TriggerOutput";
  if (has("appointmentId", "resourceNos")) return "ZapOutput";
  if (has("deliveryId", "event")) {
    if (!has("data") && value.event === "connector.test") return "WebhookTest";
    return value.event === "appointment.deleted" ? "WebhookDeletion" : "WebhookDelivery";
  }
  if (has("appointmentId", "createdAt")) return has("deletedAt") ? "DeletedAppointment" : "PublishedAppointment";
  if (has("operation", "data")) return "ImportItem";
  if (
    has("items") &&
    Array.isArray(value.items) &&
    isJsonRecord(value.items[0]) &&
    Object.hasOwn(value.items[0], "operation")
  )
    return "ImportRequest";
  return typeof value.type === "string" && value.type.includes("/problems/PL-") ? "Problem" : undefined;
}

function scoreOf(schema: Schema, value: JsonRecord, isOurs: boolean): { score: number; isCandidate: boolean } {
  const names = new Set(schema.fields.map((field) => field.name));
  const keys = Object.keys(value);
  const known = keys.filter((key) => names.has(key));
  const missing = schema.fields.filter((field) => field.isRequired && !keys.includes(field.name)).length;
  const isTelling = isOurs || known.some((key) => !common.has(key));
  return {
    score: known.length - (keys.length - known.length) - missing / 2,
    isCandidate:
      isTelling && known.length >= 2 && known.length / keys.length >= 0.6 && missing <= Math.max(1, known.length / 3),
  };
}

/** Schemas that travel on their own or inside another record; parts that schemas are built from do not. */
function travelingSchemas(api: Api): Schema[] {
  const sent = operationsOf(api).flatMap(({ body, answer }) => [body?.schema ?? "", answer.schema ?? ""]);
  return [...schemasWithin(api, [...sent, "Problem"])];
}
