import { checkRequest, type Request } from "./curl-check";
import type { CheckContext, Finding } from "./fences";
import type { HeaderLine } from "./routes";
import type { ShellWord } from "./shell-words";

/** True for the name of the commands of PowerShell that call an address. */
export const isWebRequest = ({ text }: ShellWord) => /^(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)$/i.test(text);

/** Checks the words after `Invoke-RestMethod`, when they call the API. */
export function checkWebRequest(context: CheckContext, line: number, words: readonly ShellWord[]): Finding[] {
  // What a table of options holds is not known.
  if (words.some(({ text }) => /^\$\{\w+\[@\]\}$/.test(text))) return [];
  return checkRequest(context, { line, words }, readRequest(words), {
    key: 'Add -Headers @{ "X-API-KEY" = $env:PLANLOOM_API_KEY }.',
    type: 'Add -ContentType "application/json".',
    body: "Add -Body with the body.",
  });
}

function readRequest(words: readonly ShellWord[]): Request {
  const request: Request & { method: string } = { method: "GET", headers: [], isJson: false, isQuery: false };
  for (const [index, word] of words.entries()) {
    const value = words[index + 1];
    const names = (option: string) => /^-\w{3,}$/.test(word.text) && option.startsWith(word.text.toLowerCase());
    if (names("-method")) request.method = value?.text ?? "";
    else if (names("-headers")) request.headers = value?.text.startsWith("@{") ? headersOf(value) : undefined;
    else if (names("-contenttype")) request.isJson = true;
    // What a here-string or a table holds is not known.
    else if (names("-body"))
      request.body = value && { ...value, isDynamic: value.isDynamic || !value.text.trim().startsWith("{") };
  }
  // Of a table, a GET makes its query.
  return request.body?.isDynamic && /^get$/i.test(request.method) ? { ...request, body: undefined } : request;
}

/** The entries of a table such as `@{ "X-API-KEY" = $key }` as lines of headers. */
function headersOf({ text, line }: ShellWord): HeaderLine[] {
  return [...text.matchAll(/(?<=[{;\n]\s*)"?([\w-]+)"?\s*=\s*("[^"]*"|[^;\n}]*)/g)].map(
    ({ 1: name, 2: value = "", index }) => ({
      text: `${name}: ${value.trim().replace(/^"|"$/g, "")}`,
      line: line + text.slice(0, index).split("\n").length - 1,
    }),
  );
}
