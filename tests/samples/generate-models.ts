import {
  InputData,
  JSONSchemaInput,
  type LanguageName,
  quicktypeMultiFile,
  type RendererOptions,
} from "quicktype-core";
import type { Json } from "../../lib/product/reference/api-types";
import { openapiJson } from "../../lib/product/reference/publish/publish";

/** The class with one optional property for each schema of the document, named like the schema. */
export const rootClass = "Models";

/**
 * Generates classes with quicktype for every schema of the published OpenAPI document. Returns text by file name. All schemas are
 * properties of a single one: reading them one by one would take five times as long.
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

/** Drops descriptions, which would only become comments, but keeps a field named `description`, whose value is an object. */
const withoutTexts = (key: string, value: unknown) =>
  key === "description" && typeof value === "string" ? undefined : value;
