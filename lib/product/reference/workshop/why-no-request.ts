import { workshop as texts } from "#texts/workshop";
import type { Operation } from "../api-types";

/**
 * Why a language shows no request for what a reader wrote.
 * @param edited The operation with it; nothing where it makes no request at all.
 * @param languagesOf Labels of the languages that can make a call.
 */
export function whyNoRequest(
  edited: Operation | undefined,
  hasBody: boolean,
  language: string,
  languagesOf: (operation: Operation) => readonly string[],
): string {
  if (!edited) return hasBody ? texts.noRequest : texts.noPath;
  const single = withFirst(edited);
  return single && languagesOf(single).includes(language) ? texts.notInLanguage(language) : texts.unfit(language);
}

/** The operation with the first record of its array alone; nothing where its body is no array. */
function withFirst(operation: Operation): Operation | undefined {
  const { body } = operation;
  const [example] = Array.isArray(body?.example) ? body.example : [];
  return body && example !== undefined ? { ...operation, body: { ...body, example } } : undefined;
}
