import { isRecord } from "../../../input/is-record";
import type { Operation } from "../api-types";
import { type CallGroup, callGroup, groupNames } from "../calls/call-group";
import { operationsOf } from "../find";
import { publicDocument } from "../publish/publish";
import { loadReference } from "../reference";
import { simulate } from "./simulate";

/** The reference of the site. */
export const reference = loadReference();
const document = publicDocument();
const groups: CallGroup[] = groupNames(reference.api).map((name) =>
  JSON.parse(JSON.stringify(callGroup(reference, document, name))),
);

/** An operation in its group, as a browser has it. @throws Error when there is none. */
export function at(id: string): { group: CallGroup; operation: Operation } {
  for (const group of groups) {
    const operation = operationsOf(group.api).find((known) => known.id === id);
    if (operation) return { group, operation };
  }
  throw new Error(`No operation ${id}.`);
}

/** Status, code, and failures of the response to an operation's example with some fields changed. */
export function answerTo(id: string, change: Record<string, unknown> = {}): unknown[] {
  const { group, operation } = at(id);
  const example = isRecord(operation.body?.example) ? operation.body.example : {};
  return summary(simulate(group, operation, JSON.stringify({ ...example, ...change })));
}

/** Status, code, and failures of a response. */
export function summary({ status, body }: { status: number; body?: unknown }): unknown[] {
  const { code, errors } = isRecord(body) ? body : {};
  const found = Array.isArray(errors) ? errors.map((error) => `${error.code} ${error.pointer}: ${error.message}`) : [];
  return [status, ...(code === undefined ? [] : [code]), ...found];
}
