import { yamlMistakes } from "../../../input/yaml-document";
import type { CheckContext, Fence, Finding } from "./fences";

/** A line that stands for others. */
const leftOut = /^[ \t]*(?:-[ \t]+)?(?:…|\.{3})[ \t]*$/gm;
/** What another program fills in, or does, before it is YAML. */
const template = /\{\{|\{%|<%/;

/** Checks that a YAML fence parses, unless it is a `part` of a file or made by a template; a line `…` stands for others. */
export function checkYamlFence(_: CheckContext, { code, meta }: Fence): Finding[] {
  if (/(?:^|\s)part(?:\s|$)/.test(meta) || template.test(code)) return [];
  const [first] = yamlMistakes(code.replace(leftOut, ""));
  if (!first) return [];
  const hint = [first.hint, "For a part that is not valid on its own, write part after yaml."]
    .filter(Boolean)
    .join(" ");
  return [{ ...first, hint }];
}
