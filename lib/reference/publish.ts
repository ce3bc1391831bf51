import { readYaml } from "./yaml-file";

/** The OpenAPI document as it stands in the repository, with the owner's names: the body of `/openapi.yaml`. */
export function openapiYaml(root: string = process.cwd()): string {
  return readYaml("openapi.yaml", root).text;
}

/** The same document as JSON: the body of `/openapi.json`. */
export function openapiJson(root: string = process.cwd()): string {
  return `${JSON.stringify(readYaml("openapi.yaml", root).value, null, 2)}\n`;
}
