import { isRecord } from "../../../input/is-record";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { findNavFile, type NavPlace } from "../nav/nav-file";

/** Addresses of other projects by the name that links use for them: `xref:guide/setup`. */
export type References = ReadonlyMap<string, string>;

/** Reads `references` in the `myst.yml` of a tree or its project. */
export function mystReferences(place: NavPlace): References {
  const { file = "", text = "" } = findNavFile(place, ["myst.yml"]) ?? {};
  const { value } = parseYaml(file, text);
  const said = isRecord(value) && isRecord(value.project) ? value.project.references : undefined;
  return new Map(
    Object.entries(isRecord(said) ? said : {}).flatMap(([name, own]) => {
      const url = textValue(isRecord(own) ? own.url : own) ?? "";
      return /^https?:/.test(url) ? [[name, url.replace(/\/$/, "")] as const] : [];
    }),
  );
}

/** The address that a link to another project leads to; undefined for other links. */
export function addressIn(references: References, link: string): string | undefined {
  const [, name = "", path = ""] = /^xref:([^/]+)(.*)$/.exec(link) ?? [];
  const site = references.get(name);
  return site && site + path;
}
