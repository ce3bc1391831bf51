import { yamlMistakes } from "../../../input/yaml-document";
import type { CheckContext, Fence, Finding } from "./fences";

/** An ellipsis line in place of omitted lines. */
const leftOut = /^[ \t]*(?:-[ \t]+)?(?:…|\.{3})[ \t]*$/gm;
/** Template syntax that another program expands before the text is YAML. */
const template = /\{\{|\{%|<%/;

/** Checks that a YAML fence parses, unless it is a `part` of a file or contains a template. A line `…` marks omitted lines. */
export function checkYamlFence(_: CheckContext, { code, meta }: Fence): Finding[] {
  if (/(?:^|\s)part(?:\s|$)/.test(meta) || template.test(code)) return [];
  const [first] = yamlMistakes(code.replace(leftOut, ""));
  if (!first) return [];
  const hint = [first.hint, "For a part that is not valid on its own, write part after yaml."]
    .filter(Boolean)
    .join(" ");
  return [{ ...first, hint }];
}
