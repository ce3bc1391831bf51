/** Any value of a JSON document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a field may hold. */
export type FieldType =
  | { type: "text"; format?: TextFormat; minLength?: number; maxLength?: number }
  | { type: "number"; isInteger: boolean; isLong?: true; precision?: string; minimum?: number; maximum?: number }
  | { type: "bool" }
  | { type: "any" }
  | { type: "enumeration"; name: string }
  | { type: "record"; schema: string }
  | { type: "list"; of: FieldType };
/** What a text stands for. */
export type TextFormat = "date-time" | "date" | "uuid" | "uri" | "email" | "color" | "code";

/** One field of a schema, with the fields of the schemas it builds on. */
export type Field = {
  name: string;
  group: string;
  type: FieldType;
  isRequired: boolean;
  /** Condition under which an optional field is required. */
  requiredWhen?: string;
  isNullable: boolean;
  isWriteOnly: boolean;
  default?: Json;
  /** Release that brought the field; only for releases the changelog has. */
  since?: string;
  meaning: string;
};

/** A record that travels through the API. */
export type Schema = {
  name: string;
  description: string;
  fields: Field[];
  /** Sets of fields of which one must be complete. */
  alternatives: string[][];
};

/** Named values; the usual one stands first. */
export type Enumeration = {
  name: string;
  description: string;
  values: { name: string; meaning: string }[];
  /** Value a field has when nothing is sent. */
  default?: string;
};

/** A code an operation answers with, and when. */
export type ErrorCase = { code: string; when: string };

/** A value that a call takes in its path, its query or a header. */
export type Parameter = {
  name: string;
  place: "query" | "path" | "header";
  isRequired: boolean;
  isList: boolean;
  type: FieldType;
  default?: Json;
  since?: string;
  description: string;
  example?: Json;
};

/** Methods of HTTP that the API answers. */
export const methods = ["get", "post", "put", "delete"] as const;
/** One of them. */
export type Method = (typeof methods)[number];

/** One call of the API. */
export type Operation = {
  id: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  /** Scope a key needs; `none` when no key is needed, `per item` for imports. */
  scope: string;
  /** The part of the API it belongs to, its tag in the document: `Appointments`. */
  group: string;
  /** Operations of `POST /import` with the same body. */
  imports: string[];
  parameters: Parameter[];
  body?: { schema: string; acceptsList: boolean; example: Json };
  answer: { status: number; description: string; schema?: string; example?: Json };
  errors: ErrorCase[];
};

/** Pages about the same thing in other sections of the site. */
export const pageKinds = ["api", "ui", "cli", "dotnet", "js", "guide"] as const;
/** A section that may have such a page. */
export type PageKind = (typeof pageKinds)[number];

/** One route with its operations. */
export type Endpoint = {
  path: string;
  title: string;
  direction: "in" | "out" | "both";
  pages: Partial<Record<PageKind, string>>;
  operations: Operation[];
};

/** One operation of `POST /import`: `job.upsert` and the schema of its `data`. */
export type ImportOperation = { name: string; entity: string; action: string; schema: string };

/** A header that the API or a webhook call reads or sends. */
export type Header = { name: string; type: FieldType };

/** The API as pages and checks need it. */
export type Api = {
  /** Address of the sandbox, which every sample calls, and of production. */
  servers: { sandbox: string; production: string };
  endpoints: Endpoint[];
  schemas: Schema[];
  enumerations: Enumeration[];
  /** Codes that every operation may answer with. */
  commonErrors: ErrorCase[];
  /** Operations of `POST /import`, with the schema of their `data`. */
  importOperations: ImportOperation[];
  headers: Header[];
};
