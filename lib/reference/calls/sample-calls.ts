import { findOperation } from "../api";
import type { Reference } from "../reference";
import { cliCall } from "./cli";
import { curlCall } from "./curl";
import { dotnetCall } from "./dotnet";
import { javascriptCall } from "./javascript";

/** One call in one language. `label` is the tab, `lang` the language for the highlighter. */
export type SampleCall = { label: string; lang: string; code: string };

/**
 * The same call as curl, CLI, .NET and JavaScript, all made from the example of one operation. A language that cannot
 * make the call is left out.
 */
export function sampleCalls({ api, cli, sdk }: Reference, id: string): SampleCall[] {
  const operation = findOperation(api, id);
  if (!operation) return [];
  const calls = [
    { label: "curl", lang: "bash", code: curlCall(api.servers.sandbox, operation) },
    { label: "CLI", lang: "bash", code: cliCall(cli, operation) },
    { label: ".NET", lang: "csharp", code: dotnetCall(api, sdk, operation) },
    { label: "JavaScript", lang: "typescript", code: javascriptCall(api, sdk, operation) },
  ];
  return calls.flatMap(({ label, lang, code }) => (code === undefined ? [] : [{ label, lang, code }]));
}
