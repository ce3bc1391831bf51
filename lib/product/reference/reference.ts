import { readAll } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import { shared } from "../../shared";
import { projectRoot } from "../../site/environment";
import { parseApi } from "./api";
import type { Api } from "./api-types";
import { parseChangelog, type Release } from "./changelog";
import { parseCli } from "./cli";
import type { Cli } from "./cli-types";
import { type ErrorRow, parseErrors } from "./errors";
import { keepLastGood } from "./last-good";
import { parseRights, type Rights } from "./rights";
import { parseSdk, type Sdk } from "./sdk";
import { parseSettings, type Settings } from "./settings";
import { readYaml } from "./yaml-file";

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

/** File names of the documents that make up a reference. */
export const documentNames = [
  "openapi.yaml",
  "cli.yaml",
  "sdk.yaml",
  "errors.yaml",
  "settings.yaml",
  "rights.yaml",
  "changelog.yaml",
] as const;
/** The documents by file name. */
export type ReferenceFiles = Record<(typeof documentNames)[number], YamlDocument>;

/** The reference read last, kept until one of its files changes. */
const last = shared<{ read?: { files: ReferenceFiles; reference: Reference } }>("reference", () => ({}));

/**
 * Reads all documents of the project at `root`.
 * @throws InputError with every mistake of every document; where the API is wrong, what is made from it is not looked at.
 */
export function loadReference(root: string = projectRoot()): Reference {
  const files = readFiles(root);
  const known = last.read;
  if (known && documentNames.every((name) => known.files[name] === files[name])) return known.reference;
  const reference = keepLastGood("reference", () => buildReference(files));
  last.read = { files, reference };
  return reference;
}

/** Types the documents and joins them: options and SDK models follow from the API. */
export function buildReference(files: ReferenceFiles): Reference {
  const { api, ...others } = readAll({
    api: () => parseApi(files["openapi.yaml"]),
    errors: () => parseErrors(files["errors.yaml"]),
    settings: () => parseSettings(files["settings.yaml"]),
    rights: () => parseRights(files["rights.yaml"]),
    changelog: () => parseChangelog(files["changelog.yaml"]),
  });
  const made = readAll({
    cli: () => parseCli(files["cli.yaml"], api),
    sdk: () => parseSdk(files["sdk.yaml"], api),
  });
  return { api, ...others, ...made };
}

/** Reads the documents of the project at `root` without typing them. */
export function readFiles(root: string): ReferenceFiles {
  return {
    "openapi.yaml": readYaml("openapi.yaml", root),
    "cli.yaml": readYaml("cli.yaml", root),
    "sdk.yaml": readYaml("sdk.yaml", root),
    "errors.yaml": readYaml("errors.yaml", root),
    "settings.yaml": readYaml("settings.yaml", root),
    "rights.yaml": readYaml("rights.yaml", root),
    "changelog.yaml": readYaml("changelog.yaml", root),
  };
}
