import { z } from "zod";
import { pageSchema } from "../authoring/front-matter";
import { postSchema } from "../blog/front-matter";
import { changelogSchema } from "../product/reference/changelog";
import { cliSchema } from "../product/reference/cli-schema";
import { errorsSchema } from "../product/reference/errors";
import { rightsSchema } from "../product/reference/rights";
import { sampleWorldSchema } from "../product/reference/sample-world-check";
import { sdkSchema } from "../product/reference/sdk";
import { settingsSchema } from "../product/reference/settings";
import {
  indexManifestSchema,
  indexPageSchema,
  indexPartsSchema,
  indexTextsSchema,
  indexTitlesSchema,
  indexWordsSchema,
} from "../search/records/schema";

/** Folder of the JSON Schemas that editors use, from the project root. */
export const schemaFolder = "docs/schemas";

/** Schemas of whole documents, by the name of the document in `content/_reference`. */
export const documentSchemas: Readonly<Record<string, z.ZodType>> = {
  changelog: changelogSchema,
  cli: cliSchema,
  errors: errorsSchema,
  rights: rightsSchema,
  "sample-world": sampleWorldSchema,
  sdk: sdkSchema,
  settings: settingsSchema,
};

/**
 * What an author may write, and the search index that scripts may read, as JSON Schema: the text of each file by its name. Rules that
 * concern more than one value are left to the check.
 */
export function jsonSchemas(): Map<string, string> {
  const schemas = {
    ...documentSchemas,
    "front-matter-page": pageSchema,
    "front-matter-post": postSchema,
    "search-manifest": indexManifestSchema,
    "search-titles": indexTitlesSchema,
    "search-texts": indexTextsSchema,
    "search-parts": indexPartsSchema,
    "search-words": indexWordsSchema,
    "search-page": indexPageSchema,
  };
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const described = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
      return [`${name}.json`, `${JSON.stringify(described, null, 2)}\n`];
    }),
  );
}
