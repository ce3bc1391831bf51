import type { Operation } from "../api-types";
import type { CheckContext, Finding } from "./fences";
import { checkJsonText } from "./json-check";
import { checkHeaderLines, type HeaderLine, matchRoute, pathOnApi } from "./routes";
import type { ShellCommand, ShellWord } from "./shell-words";

/** A request as a program makes it. Headers that stand elsewhere are undefined. */
export type Request = {
  method?: string;
  headers?: HeaderLine[];
  body?: ShellWord;
  isJson: boolean;
  isQuery: boolean;
};

/** Short options with a value, which may follow without a space: `-XPOST`. */
const shortWithValue = "AbcCdDeEFHKmoPQrtTuUwxXyYz";

/** Checks a curl command that calls the API: route, method, parameters, headers and JSON body. Other hosts pass. */
export function checkCurlCommand(context: CheckContext, line: number, words: readonly ShellWord[]): Finding[] {
  return checkRequest(context, { line, words }, readCurl(words), {
    key: 'Add -H "X-API-KEY: $PLANLOOM_API_KEY".',
    type: 'Add -H "Content-Type: application/json".',
    body: "Add -d with the body, or with @ and a file name.",
  });
}

/** What to do next about a missing part, in the words of a program. */
type Hints = Record<"key" | "type" | "body", string>;

/** The same for any program that calls the API, which one of the words after its name is an address of. */
export function checkRequest(
  context: CheckContext,
  { line, words }: Pick<ShellCommand, "line" | "words">,
  request: Request,
  hints: Hints,
): Finding[] {
  const { api } = context.reference;
  const { body, isQuery, headers } = request;
  const paths = words.map((word) => ({ path: pathOnApi(api, word.text), place: word.line }));
  const { path, place = line } = paths.find((one) => one.path !== undefined) ?? {};
  if (path === undefined) return [];
  const method = request.method ?? (body && !isQuery ? "POST" : "GET");
  const target = isQuery && body ? `${path}?${body.text}` : path;
  const { operation, findings } = matchRoute(api, { method, line: place }, target);
  if (!operation) return findings;
  return [
    ...findings,
    ...checkHeaders(operation, request, line, hints),
    ...checkHeaderLines(api, headers ?? []),
    ...(isQuery ? [] : checkBody(context, operation, request, line, hints)),
  ];
}

function readCurl(given: readonly ShellWord[]): Request {
  const curl: Request & { headers: HeaderLine[] } = { headers: [], isJson: false, isQuery: false };
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

function checkHeaders({ scope, body }: Operation, { headers, isJson }: Request, line: number, hints: Hints): Finding[] {
  if (!headers) return [];
  const has = (name: string) => headers.some(({ text }) => text.toLowerCase().startsWith(`${name}:`));
  return [
    ...(scope === "none" || has("x-api-key") || has("authorization")
      ? []
      : [{ line, message: "The call sends no API key.", hint: hints.key }]),
    ...(!body || isJson || has("content-type")
      ? []
      : [{ line, message: "The call sends no content type.", hint: hints.type }]),
  ];
}

function checkBody(
  context: CheckContext,
  operation: Operation,
  { body }: Request,
  line: number,
  hints: Hints,
): Finding[] {
  const title = `${operation.method.toUpperCase()} ${operation.path}`;
  if (!operation.body) return body ? [{ line: body.line, message: `${title} takes no body.` }] : [];
  if (!body) return [{ line, message: `${title} needs a JSON body.`, hint: hints.body }];
  const file = /^@(.+)/.exec(body.text)?.[1];
  // A file may be described in words; when the page shows it, its own fence is checked as this body too.
  const text = file === undefined ? body.text : context.titled(file);
  if (text === undefined || (body.isDynamic && file === undefined)) return [];
  const findings = checkJsonText(context, text, operation.body, file === undefined ? body.line - 1 : 0);
  return file === undefined
    ? findings
    : findings.map((finding) => ({ ...finding, line: body.line, message: `${file} for ${title}: ${finding.message}` }));
}
