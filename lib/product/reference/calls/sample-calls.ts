import type { Api, Operation } from "../api-types";
import { type CallCli, cliCall } from "./cli";
import { curlCall } from "./curl";
import { dotnetCall } from "./dotnet";
import { javaCall, pythonCall } from "./http-clients";
import { javascriptCall } from "./javascript";
import type { CallSdk } from "./sdk-call";

/** What calls are made from: the whole reference, or the part of it that a browser has. */
type CallSource = { api: Api; cli: CallCli; sdk: CallSdk };
/** A sample language: the label of its tab, its name for the highlighter, and a function that writes a call if it can. */
type CallLanguage = {
  label: string;
  lang: string;
  write: (source: CallSource, operation: Operation) => string | undefined;
};
/** One call in one language. */
type SampleCall = { label: string; lang: string; code: string };

const callLanguages: readonly CallLanguage[] = [
  { label: "curl", lang: "bash", write: ({ api }, operation) => curlCall(api.servers.sandbox, operation) },
  { label: "CLI", lang: "bash", write: cliCall },
  { label: ".NET", lang: "csharp", write: ({ api, sdk }, operation) => dotnetCall(api, sdk, operation) },
  { label: "JavaScript", lang: "typescript", write: ({ api, sdk }, operation) => javascriptCall(api, sdk, operation) },
  { label: "Python", lang: "python", write: ({ api }, operation) => pythonCall(api.servers.sandbox, operation) },
  { label: "Java", lang: "java", write: ({ api }, operation) => javaCall(api.servers.sandbox, operation) },
];

/** The same call in every language, generated from the operation's example. Languages that cannot make it are omitted. */
export function sampleCalls(source: CallSource, operation: Operation): SampleCall[] {
  return callLanguages.flatMap(({ label, lang, write }) => {
    const code = write(source, operation);
    return code === undefined ? [] : [{ label, lang, code }];
  });
}
