import type { Operation } from "../api-types";
import type { CheckContext, Finding } from "./fences";
import { checkJsonText } from "./json-check";
import { checkHeaderLines, type HeaderLine, matchRoute, pathOnApi } from "./routes";
import type { ShellWord } from "./shell-words";

type Curl = {
  method?: string;
  url?: ShellWord;
  headers: HeaderLine[];
  body?: ShellWord;
  isJson: boolean;
  isQuery: boolean;
};

/** Short options with a value, which may follow without a space: `-XPOST`. */
const shortWithValue = "AbcCdDeEFHKmoPQrtTuUwxXyYz";
const withValue = new Set(
  `output user write-out max-time retry retry-delay retry-max-time user-agent referer cookie cookie-jar connect-timeout cacert
  cert key form upload-file proxy resolve dump-header limit-rate`
    .split(/\s+/)
    .map((name) => `--${name}`),
);

/** Checks a curl command that calls the API: route, method, parameters, headers, and JSON body. Other hosts are ignored. */
export function checkCurlCommand(context: CheckContext, line: number, words: readonly ShellWord[]): Finding[] {
  const { api } = context.reference;
  const curl = readCurl(words);
  const path = curl.url && pathOnApi(api, curl.url.text);
  if (!curl.url || path === undefined) return [];
  const method = curl.method ?? (curl.body && !curl.isQuery ? "POST" : "GET");
  const target = curl.isQuery && curl.body ? `${path}?${curl.body.text}` : path;
  const { operation, findings } = matchRoute(api, { method, line: curl.url.line }, target);
  if (!operation) return findings;
  return [
    ...findings,
    ...checkHeaders(operation, curl, line),
    ...checkHeaderLines(api, curl.headers),
    ...(curl.isQuery ? [] : checkBody(context, operation, curl, line)),
  ];
}

function readCurl(given: readonly ShellWord[]): Curl {
  const curl: Curl = { headers: [], isJson: false, isQuery: false };
  const words = given.flatMap(splitShort);
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    const next = words[index + 1];
    if (!word) break;
    if (["-X", "--request"].includes(word.text)) curl.method = words[++index]?.text ?? "";
    else if (["-H", "--header"].includes(word.text)) {
      if (next) curl.headers.push(next);
      index++;
    } else if (/^(-d|--json|--data(-raw|-binary|-urlencode)?)$/.test(word.text)) {
      curl.isJson ||= word.text === "--json";
      curl.body = curl.body && next ? { ...curl.body, text: `${curl.body.text}&${next.text}` } : next;
      index++;
    } else if (["-G", "--get"].includes(word.text)) curl.isQuery = true;
    else if (isShort(word) ? shortWithValue.includes(word.text.charAt(1)) : withValue.has(word.text)) index++;
    else if (word.text === "--url") curl.url = words[++index];
    else if (!word.text.startsWith("-")) curl.url ??= word;
  }
  return curl;
}

const isShort = ({ text }: ShellWord) => /^-[a-z]/i.test(text);

/** `-sXPOST` as the words `-s`, `-X` and `POST`. */
function splitShort(word: ShellWord): ShellWord[] {
  if (!isShort(word) || word.text.length === 2) return [word];
  const [option, rest] = [word.text.slice(0, 2), word.text.slice(2)];
  const more = shortWithValue.includes(option.charAt(1))
    ? [{ ...word, text: rest }]
    : splitShort({ ...word, text: `-${rest}` });
  return [{ ...word, text: option }, ...more];
}

function checkHeaders({ scope, body }: Operation, { headers, isJson }: Curl, line: number): Finding[] {
  const has = (name: string) => headers.some(({ text }) => text.toLowerCase().startsWith(`${name}:`));
  return [
    ...(scope === "none" || has("x-api-key") || has("authorization")
      ? []
      : [{ line, message: "The call sends no API key.", hint: 'Add -H "X-API-KEY: $PLANLOOM_API_KEY".' }]),
    ...(!body || isJson || has("content-type")
      ? []
      : [{ line, message: "The call sends no content type.", hint: 'Add -H "Content-Type: application/json".' }]),
  ];
}

function checkBody(context: CheckContext, operation: Operation, { body }: Curl, line: number): Finding[] {
  const title = `${operation.method.toUpperCase()} ${operation.path}`;
  if (!operation.body) return body ? [{ line: body.line, message: `${title} takes no body.` }] : [];
  if (!body)
    return [{ line, message: `${title} needs a JSON body.`, hint: "Add -d with the body, or with @ and a file name." }];
  const file = /^@(.+)/.exec(body.text)?.[1];
  // A file may be described in words; when the page shows it, its own fence is checked as this body too.
  const text = file === undefined ? body.text : context.titled(file);
  if (text === undefined || (body.isDynamic && file === undefined)) return [];
  const findings = checkJsonText(context, text, operation.body, file === undefined ? body.line - 1 : 0);
  return file === undefined
    ? findings
    : findings.map((finding) => ({ ...finding, line: body.line, message: `${file} for ${title}: ${finding.message}` }));
}
