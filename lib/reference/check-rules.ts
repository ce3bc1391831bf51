import { operationsOf } from "./api";
import { attributeGroups } from "./attributes";
import type { Reference } from "./reference";
import { languages } from "./sdk-types";

/** What an author wrote on one use of a component: every value is text. */
export type ReferenceAttributes = Readonly<Record<string, string | undefined>>;

/** Names that one attribute may hold, and where they come from. */
export type NameRule = {
  /** What a name stands for, as in `has no setting "x"`. */
  noun: string;
  /** Document that lists the names. */
  file: "openapi.yaml" | "cli.yaml" | "sdk.yaml" | "errors.yaml" | "settings.yaml" | "rights.yaml";
  /** Several names may stand here, separated by commas. */
  isList?: boolean;
  /** The value is the start of a name. */
  isPrefix?: boolean;
  names: (reference: Reference, attributes: ReferenceAttributes) => readonly string[];
};

/** Attributes of one component. `required` must all be there; of `oneOf` exactly one. */
export type ComponentRule = {
  attributes: Readonly<Record<string, NameRule>>;
  required?: readonly string[];
  oneOf?: readonly string[];
};

const codes: NameRule = { noun: "code", file: "errors.yaml", names: ({ errors }) => errors.map((row) => row.code) };
const settingKeys: NameRule = {
  noun: "setting",
  file: "settings.yaml",
  isList: true,
  names: ({ settings }) => settings.settings.map((row) => row.key),
};
const settingTabs: NameRule = { noun: "tab", file: "settings.yaml", names: ({ settings }) => settings.tabs };
const rights: NameRule = {
  noun: "user action",
  file: "rights.yaml",
  isList: true,
  names: ({ rights }) => rights.actions.map((row) => row.name),
};

const operations: NameRule = {
  noun: "operation",
  file: "openapi.yaml",
  names: ({ api }) => operationsOf(api).map(({ id }) => id),
};
const commands: NameRule = {
  noun: "command",
  file: "cli.yaml",
  names: ({ cli }) => cli.commands.map(({ name }) => name),
};
const schemas: NameRule = {
  noun: "schema",
  file: "openapi.yaml",
  names: ({ api }) => api.schemas.map(({ name }) => name),
};
const groups: NameRule = {
  noun: "group of this schema",
  file: "openapi.yaml",
  names: ({ api }, { schema = "" }) => attributeGroups(api, schema),
};
const enumerations: NameRule = {
  noun: "enumeration",
  file: "openapi.yaml",
  names: ({ api }) => api.enumerations.map(({ name }) => name),
};
const paths: NameRule = {
  noun: "endpoint",
  file: "openapi.yaml",
  names: ({ api }) => api.endpoints.map(({ path }) => path),
};

/** The components that draw from the reference, by the name authors use. */
export const componentRules: Readonly<Record<string, ComponentRule>> = {
  SettingsTable: { attributes: { tab: settingTabs, keys: settingKeys }, oneOf: ["tab", "keys"] },
  ErrorTable: {
    attributes: { codes: { ...codes, isList: true }, range: { ...codes, isPrefix: true } },
    oneOf: ["codes", "range"],
  },
  ErrorCode: { attributes: { code: codes }, required: ["code"] },
  RightsTable: { attributes: { rights } },
  Enumeration: { attributes: { name: enumerations }, required: ["name"] },
  Endpoint: { attributes: { path: paths }, required: ["path"] },
  Attributes: { attributes: { schema: schemas, group: groups }, required: ["schema"] },
  Operation: { attributes: { id: operations }, required: ["id"] },
  Samples: { attributes: { id: operations }, required: ["id"] },
  CommandSynopsis: { attributes: { command: commands }, required: ["command"] },
  CommandOptions: { attributes: { command: commands }, required: ["command"] },
  ExitCodes: { attributes: {} },
  SdkSurface: {
    attributes: { language: { noun: "language", file: "sdk.yaml", names: () => languages } },
    required: ["language"],
  },
};
