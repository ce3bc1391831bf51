import { z } from "zod";
import { demand } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import { refuseUnknownOperation } from "./api";
import type { Api, Operation } from "./api-types";
import { text } from "./atoms";
import { findOperation } from "./find";

/** A type or function of a package beside the client's members. */
const type = z.strictObject({ name: text, declaration: text, meaning: text, members: z.array(text).default([]) });
const language = z.strictObject({ package: text, types: z.array(type) });

/** The surface of the SDKs: members with methods and the operations they call, and the packages. */
export const sdkSchema = z.strictObject({
  version: text,
  members: z.array(z.strictObject({ name: text, methods: z.record(text, text) })),
  languages: z.strictObject({ dotnet: language, js: language }),
});

/** Languages that have an SDK. */
export const languages = ["dotnet", "js"] as const;
/** Language of an SDK. */
export type Language = (typeof languages)[number];

/** One method of the client in .NET form without `Async`: `SetLocked`, and the operation it calls. */
export type SdkMethod = { name: string; operation: Operation };

/** Part of the client in .NET form: `Filters.Groups`. */
export type SdkMember = { name: string; methods: SdkMethod[] };
/** A type or function of a package, as the document has it. */
export type SdkType = z.output<typeof type>;

/** The SDKs as pages and checks need them. */
export type Sdk = {
  version: string;
  members: SdkMember[];
  packages: Record<Language, { name: string; types: SdkType[] }>;
};

/**
 * Checks and types the surface of the SDKs; every method calls an operation of `api`.
 * @throws InputError with every mistake of the document.
 */
export function parseSdk(document: YamlDocument, api: Api): Sdk {
  const schema = sdkSchema.superRefine(({ members }, context) => {
    for (const [index, { methods }] of members.entries())
      for (const [name, id] of Object.entries(methods))
        refuseUnknownOperation(context, ["members", index, "methods", name], id, api);
  });
  const { version, members, languages } = demand(schema, document);
  const nameOf = ({ package: name, types }: z.output<typeof language>) => ({ name, types });
  const packages = { dotnet: nameOf(languages.dotnet), js: nameOf(languages.js) };
  return { version, packages, members: members.map(({ name, methods }) => ({ name, methods: resolve(methods, api) })) };
}

const resolve = (methods: Record<string, string>, api: Api): SdkMethod[] =>
  Object.entries(methods).flatMap(([name, id]) => {
    const operation = findOperation(api, id);
    return operation ? [{ name, operation }] : [];
  });
