import { attributeRows } from "./attributes";
import type { ReferenceAttributes } from "./check-rules";
import { errorAnchor } from "./errors";
import { loadReference, type Reference } from "./reference";

/** Ids that one use of a component draws on its page, so that links to them can be checked. */
export function drawnAnchors(
  componentName: string,
  attributes: ReferenceAttributes,
  { api, errors }: Reference = loadReference(),
): string[] {
  const { range, schema, group } = attributes;
  if (componentName === "ErrorTable" && range !== undefined) {
    return errors.filter(({ code }) => code.startsWith(range)).map(({ code }) => errorAnchor(code));
  }
  return componentName === "Attributes" && schema !== undefined
    ? attributeRows(api, schema, group).map(({ anchor }) => anchor)
    : [];
}
