import {
  InputData,
  JSONSchemaInput,
  type LanguageName,
  quicktypeMultiFile,
  type RendererOptions,
} from "quicktype-core";
import type { Json } from "../../lib/product/reference/api-types";
import { openapiJson } from "../../lib/product/reference/publish/publish";

/** Class with one optional property for each schema of the document, named as the schema is. */
export const rootClass = "Models";

/**
 * Files of the classes that quicktype makes of every schema of the published OpenAPI document, text by file name. It reads one
 * schema whose properties are all others: read one by one, they would take it five times as long.
 */
export async function generateModels<Lang extends LanguageName>(
  lang: Lang,
  rendererOptions: Partial<RendererOptions<Lang>>,
): Promise<Map<string, string>> {
  const { components }: { components: { schemas: Record<string, Json> } } = JSON.parse(openapiJson());
  const names = Object.keys(components.schemas);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]));
  const schemas = new JSONSchemaInput(undefined);
  await schemas.addSource({
    name: rootClass,
    schema: JSON.stringify({ type: "object", properties, components }, withoutTexts),
  });
  const inputData = new InputData();
  inputData.addInput(schemas);
  const files = await quicktypeMultiFile({
    inputData,
    lang,
    rendererOptions,
    inferDateTimes: false,
    inferUuids: false,
  });
  return new Map([...files].map(([name, { lines }]) => [name, lines.join("\n")]));
}

/** Descriptions become comments, of which no class depends. A field of this name is an object. */
const withoutTexts = (key: string, value: unknown) =>
  key === "description" && typeof value === "string" ? undefined : value;
