import type { Api, Operation } from "../api-types";
import { type CallCli, cliCall } from "./cli";
import { curlCall } from "./curl";
import { dotnetCall } from "./dotnet";
import type { CallSdk } from "./find-method";
import { javaCall } from "./java";
import { javascriptCall } from "./javascript";
import { pythonCall } from "./python";

/** Languages of samples by the label of their tab, with the language for the highlighter. */
const callLanguages = {
  curl: "bash",
  CLI: "bash",
  ".NET": "csharp",
  JavaScript: "typescript",
  Python: "python",
  Java: "java",
} as const;
type CallLabel = keyof typeof callLanguages;

/** One call in one language. */
type SampleCall = { label: CallLabel; lang: string; code: string };

/** What calls are made from: the whole reference, or the part of it that a browser has. */
type CallSource = { api: Api; cli: CallCli; sdk: CallSdk };

/** The same call in every language, all made from the example of its operation. A language that cannot make it is left out. */
export function sampleCalls({ api, cli, sdk }: CallSource, operation: Operation): SampleCall[] {
  const host = api.servers.sandbox;
  const codes: Record<CallLabel, string | undefined> = {
    curl: curlCall(host, operation),
    CLI: cliCall(cli, operation),
    ".NET": dotnetCall(api, sdk, operation),
    JavaScript: javascriptCall(api, sdk, operation),
    Python: pythonCall(host, operation),
    Java: javaCall(host, operation),
  };
  return callLabels.flatMap((label) => {
    const code = codes[label];
    return code === undefined ? [] : [{ label, lang: callLanguages[label], code }];
  });
}

const callLabels = ["curl", "CLI", ".NET", "JavaScript", "Python", "Java"] as const satisfies readonly CallLabel[];
