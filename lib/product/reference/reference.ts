import { readAll } from "../../input/validate";
import { shared } from "../../shared";
import { projectRoot } from "../../site/environment";
import { parseApi } from "./api";
import type { Api } from "./api-types";
import { parseChangelog, type Release } from "./changelog";
import { type Cli, parseCli } from "./cli";
import { type ErrorRow, parseErrors } from "./errors";
import { parseRights, type Rights } from "./rights";
import { parseSdk, type Sdk } from "./sdk";
import { parseSettings, type Settings } from "./settings";
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
export type ReferenceFiles = ReturnType<typeof readFiles>;

/** The reference read last, kept until one of its files changes. */
const last = shared<{ read?: { files: ReferenceFiles; reference: Reference } }>("reference", () => ({}));

/**
 * Reads all documents of the project at `root`.
 * @throws InputError with every mistake of every document; where the API is wrong, what is made from it is not looked at.
 */
export function loadReference(root: string = projectRoot()): Reference {
  const files = readFiles(root);
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
export function readFiles(root: string) {
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
