import { readAll, validateOrThrow } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import { shared } from "../../shared";
import { projectRoot } from "../../site/environment";
import { parseApi } from "./api";
import type { Api } from "./api-types";
import { parseChangelog, type Release } from "./changelog";
import { type Cli, parseCli } from "./cli";
import { type ErrorRow, errorsSchema } from "./errors";
import { type Rights, rightsSchema } from "./rights";
import { parseSdk, type Sdk } from "./sdk";
import { type Settings, settingsSchema } from "./settings";
import { keepLastGood, readYaml } from "./yaml-file";

/** Everything the site knows from `content/_reference`, checked and typed. */
export type Reference = {
  api: Api;
  cli: Cli;
  sdk: Sdk;
  errors: ErrorRow[];
  settings: Settings;
  rights: Rights;
  changelog: Release[];
};

/** The documents that make up a reference, by file name. */
export type ReferenceFiles = ReturnType<typeof filesBy>;

/** The most recently read reference, cached until one of its files changes. */
const last = shared<{ read?: { files: ReferenceFiles; reference: Reference } }>("reference", () => ({}));

/**
 * Reads all documents of the project at `root`.
 * @throws InputError with every mistake of every document; while the API is invalid, what derives from it is not checked.
 */
export function loadReference(root: string = projectRoot()): Reference {
  const files = keepLastGood("reference files", () => readFiles(root));
  const known = last.read;
  const documents = new Set(Object.values(files));
  if (known && Object.values(known.files).every((document) => documents.has(document))) return known.reference;
  const reference = keepLastGood("reference", () => buildReference(files));
  last.read = { files, reference };
  return reference;
}

/** Types the documents and joins them: options and SDK models follow from the API. */
export function buildReference(files: ReferenceFiles): Reference {
  const { api, ...others } = readAll({
    api: () => parseApi(files["openapi.yaml"]),
    errors: () => validateOrThrow(errorsSchema, files["errors.yaml"]).codes,
    settings: () => validateOrThrow(settingsSchema, files["settings.yaml"]),
    rights: () => validateOrThrow(rightsSchema, files["rights.yaml"]),
    changelog: () => parseChangelog(files["changelog.yaml"]),
  });
  const made = readAll({
    cli: () => parseCli(files["cli.yaml"], api),
    sdk: () => parseSdk(files["sdk.yaml"], api),
  });
  return { api, ...others, ...made };
}

/** Reads the documents of the project at `root` without typing them. */
export const readFiles = (root: string): ReferenceFiles => filesBy((name) => readYaml(name, root));

/** The documents that make up a reference, each as `read` gives it by the name of its file. */
export function filesBy(read: (name: string) => YamlDocument) {
  return {
    "openapi.yaml": read("openapi.yaml"),
    "cli.yaml": read("cli.yaml"),
    "sdk.yaml": read("sdk.yaml"),
    "errors.yaml": read("errors.yaml"),
    "settings.yaml": read("settings.yaml"),
    "rights.yaml": read("rights.yaml"),
    "changelog.yaml": read("changelog.yaml"),
  };
}
