import type { Api } from "./api-types";
import { attributeRows } from "./attributes";
import { plainText } from "./inline-text";
import { loadReference } from "./reference";

/** One attribute as search finds it; `anchor` is its id on every page that draws the schema or its group. */
export type AttributeRecord = { schema: string; group: string; name: string; anchor: string; meaning: string };

/** Every attribute of every schema, for the search index; meanings are plain text. */
export function attributeRecords(api: Api = loadReference().api): AttributeRecord[] {
  return api.schemas.flatMap((schema) =>
    attributeRows(api, schema.name).map(({ name, group, anchor, meaning }) => ({
      schema: schema.name,
      group,
      name,
      anchor,
      meaning: plainText(meaning),
    })),
  );
}
