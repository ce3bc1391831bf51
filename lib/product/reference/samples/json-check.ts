import { suggest } from "../../../issues";
import type { Api } from "../api-types";
import { operationsOf } from "../find";
import { parseJson } from "../json";
import { detectSchemas } from "./detect-schema";
import { checkJsonText, jsonError } from "./json-text";
import type { CheckContext, Fence, Finding } from "./sample-types";

/**
 * Checks a JSON fence: it parses, and where it stands for a record of the API it matches the schema. `schema=Job` behind
 * the language names the schema, `schema=none` says that the JSON belongs to another system, and `part` behind the schema
 * that what Planloom sends is cut to the part that matters. Pages about connected systems show JSON of both sides, so
 * there every fence says whose it is.
 */
export function checkJsonFence(context: CheckContext, fence: Fence): Finding[] {
  const claimed = /\bschema=(\w+)/.exec(fence.meta)?.[1];
  if (parseJson(fence.code) === undefined)
    return [{ line: 1, message: "The fence is not valid JSON.", hint: jsonError(fence.code) }];
  if (claimed === "none") return [];
  if (claimed !== undefined) return checkClaimed(context, fence, claimed);
  return mustClaim(fence) ? [missingClaim(context, fence)] : checkDetected(context, fence.code, isOurs(fence), 0);
}

/**
 * Checks JSON that does not say what it is; of several schemas that fit, one must match. What Planloom sends may be cut to
 * the part that matters, so fields may be missing there.
 */
export function checkDetected(context: CheckContext, text: string, isOurs: boolean, offset: number): Finding[] {
  const value = parseJson(text);
  if (value === undefined) return [];
  const { api } = context.reference;
  const sample = Array.isArray(value) ? (value[0] ?? null) : value;
  const results = detectSchemas(api, sample, isOurs).map((schema) =>
    checkJsonText(context, text, { schema, acceptsList: true, mayBeCut: !isSent(api, schema) }, offset),
  );
  return results.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** True for bodies of requests: a reader sends them as they stand. */
function isSent(api: Api, schema: string): boolean {
  return schema.startsWith("Import") || operationsOf(api).some(({ body }) => body?.schema === schema);
}

function checkClaimed(context: CheckContext, fence: Fence, claimed: string): Finding[] {
  const known = context.reference.api.schemas.map(({ name }) => name);
  const mayBeCut = /\bschema=\w+\s+part\b/.test(fence.meta);
  if (mayBeCut && isSent(context.reference.api, claimed))
    return [
      {
        line: 0,
        message: `The fence shows a part of ${claimed}, which readers send as it stands.`,
        hint: "Show the whole body and remove part.",
      },
    ];
  if (known.includes(claimed))
    return checkJsonText(context, fence.code, { schema: claimed, acceptsList: true, mayBeCut }, 0);
  const hint = suggest(claimed, known, "Write schema=none for JSON of another system.");
  return [
    {
      line: 0,
      message: `The fence claims the schema "${claimed}", which the API does not have.`,
      hint,
    },
  ];
}

function mustClaim({ file }: Fence): boolean {
  return file.startsWith("content/integrations/");
}

function missingClaim({ reference }: CheckContext, { code }: Fence): Finding {
  const value = parseJson(code);
  const sample = Array.isArray(value) ? value[0] : value;
  const [likely] = sample === undefined ? [] : detectSchemas(reference.api, sample, false);
  return {
    line: 0,
    message: "The JSON does not say whose it is.",
    hint: `Write schema=${likely ?? "…"} behind json for a record of the API, or schema=none for another system.`,
  };
}

/** On pages for developers JSON is ours unless it says otherwise. */
function isOurs({ file }: Fence): boolean {
  return file.startsWith("content/develop/api");
}
