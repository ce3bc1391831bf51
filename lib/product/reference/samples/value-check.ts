import { escapeRegExp } from "../../../escape-regexp";
import { site } from "../../../site";
import { sampleWorld } from "../sample-world";
import type { Fence, Finding } from "./fences";
import { isMisspelled } from "./misspelled";

/** Real hosts of the platforms that pages cover. All other hosts are fictional and end in `.example`. */
const platformHosts = `microsoft.com microsoftonline.com dynamics.com azure.com azure.net windows.net w3.org
  xmlsoap.org json-schema.org json.schemastore.org localhost plandev`.split(/\s+/);

type Rule = (line: string) => Pick<Finding, "message" | "hint">[];

/** Checks values in any fence: GUIDs, colors, hosts, email addresses, keys, and that ends are after starts. */
export function checkValues({ code }: Fence): Finding[] {
  const rules: Rule[] = [checkGuids, checkColors, checkHosts, checkKeys];
  const byLine = code
    .split("\n")
    .flatMap((text, index) => rules.flatMap((rule) => rule(text).map((finding) => ({ ...finding, line: index + 1 }))));
  return [...byLine, ...checkPeriods(code)];
}

function checkGuids(line: string): ReturnType<Rule> {
  const candidates = line.match(/(?<![\w-])[0-9a-z]{6,10}(?:-[0-9a-z]{3,5}){3}-[0-9a-z]{10,14}(?![\w-])/gi) ?? [];
  return candidates
    .filter((text) => !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    .map((text) => ({ message: `"${text}" is not a well-formed GUID.`, hint: "Write 8-4-4-4-12 hexadecimal digits." }));
}

function checkColors(line: string): ReturnType<Rule> {
  const quoted = line.match(/(?<=["'])#[0-9a-z]{1,12}(?=["'])/gi) ?? [];
  const isColor = /colou?r/i.test(line);
  return quoted
    .filter((text) => (isColor || /^#([0-9a-f]{3,4}|[0-9a-f]{8})$/i.test(text)) && !/^#[0-9a-f]{6}$/i.test(text))
    .map((text) => ({
      message: `"${text}" is not a color.`,
      hint: "Write # and six hexadecimal digits, such as #2F7FD1.",
    }));
}

function checkHosts(line: string): ReturnType<Rule> {
  const hosts = [...line.matchAll(/\b(?:https?|wss?):\/\/(?:[^\s/@"'`]+@)?([^\s/:"'`<>)\]},;?#\\]+)/gi)].map(
    ([, host]) => host ?? "",
  );
  const mails = [...line.matchAll(/(?<=[\w.+-])@((?:[a-z0-9-]+\.)+[a-z]{2,})\b/gi)].map(([, host]) => host ?? "");
  return [...hosts, ...mails].flatMap((host) => {
    const meant = hostMeant(host);
    if (meant !== undefined) return { message: `"${host}" is not one of our hosts.`, hint: `Did you mean "${meant}"?` };
    const hint = "In samples, hosts and email addresses end in .example.";
    return isAllowed(host) ? [] : { message: `"${host}" is a real host.`, hint };
  });
}

const placeholder = /[{}$%*…]/;

/** Domains of the brand and of the company that samples are about. */
const domains = [site.brand.domain, sampleWorld.company.host];

/** The host that a misspelled one was meant to be: its domain, or the first label of a sandbox host, is nearly one of ours. */
function hostMeant(written: string): string | undefined {
  const host = written.toLowerCase();
  const [domain = ""] = placeholder.test(host) ? [] : (/[^.]+\.example$/.exec(host) ?? []);
  const known = domains.find((one) => isMisspelled(domain, one));
  if (known !== undefined && domain !== known) return host.replace(domain, known);
  const [, first] = known === site.brand.domain ? (/^([^.]+)\.(?:api|app)\./.exec(host) ?? []) : [];
  return first === undefined || first === "sandbox" ? undefined : host.replace(first, "sandbox");
}

function isAllowed(host: string): boolean {
  if (placeholder.test(host) || /^(127\.|192\.0\.2\.|0\.0\.0\.0)/.test(host) || /\.example$/i.test(host)) return true;
  return platformHosts.some((known) => host === known || host.endsWith(`.${known}`));
}

function checkKeys(line: string): ReturnType<Rule> {
  return /\bpl_(?:live|test)_\w{8,}/.test(line)
    ? [{ message: "The sample shows an API key.", hint: "Write $PLANLOOM_API_KEY." }]
    : [];
}

const moment =
  /(?<![a-z])([a-z_-]{0,40}?)(start|end)(date|at)?["']?\s{0,3}[:=,(]?\s{0,3}(?:[a-z]+\.[a-z]+\()?["']?(\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)/gi;

/** Pairs each start with the next end of the same name: `requestedStart` with `requestedEnd`. */
function checkPeriods(code: string): Finding[] {
  const open = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { index, 1: prefix = "", 2: side = "", 4: value = "" } of code.matchAll(moment)) {
    const name = prefix.toLowerCase().replaceAll(/[-_]/g, "");
    if (side.toLowerCase() === "start") {
      open.set(name, value);
      continue;
    }
    const start = open.get(name);
    open.delete(name);
    if (start !== undefined && isBefore(value, start)) {
      findings.push({
        line: code.slice(0, index).split("\n").length,
        message: `The end ${value} is not after the start ${start}.`,
      });
    }
  }
  return findings;
}

/** True when an end is before its start. An end date may equal its start date; an end time may not. */
function isBefore(end: string, start: string): boolean {
  const difference = Date.parse(end) - Date.parse(start);
  return end.includes("T") ? difference <= 0 : difference < 0;
}

/** Matches code that calls the sandbox: by host, on the command line, in .NET, and in JavaScript. */
const sandbox = new RegExp(
  `\\bsandbox\\.(?:api\\.)?${escapeRegExp(site.brand.domain)}\\b|(?:--env|-e)[ =]sandbox\\b|\\bPlanloomEnvironment\\.Sandbox\\b|\\benvironment: ["']sandbox["']`,
);

/** The same for production. */
const production = /\bPlanloomEnvironment\.Production\b|\benvironment: ["']production["']|(?:--env|-e)[ =]production\b/;

/**
 * Checks that samples that call the sandbox send no production source app, so that a reader who tries a sample never touches
 * real planning. Body fences that a call references by title are included, and so are later fences that continue with a
 * sandbox client.
 * @param fences All fences of the pages the given one may come from.
 */
export function checkEnvironment(fence: Fence, fences: readonly Fence[]): Finding[] {
  const callers = fences.filter(({ file, code }) => file === fence.file && sandbox.test(code));
  const isCalled = callers.some((caller) => caller === fence || names(caller, fence) || goesOn(caller, fence));
  if (!isCalled) return [];
  return fence.code.split("\n").flatMap((text, index) =>
    productionCodes.flatMap((code) => {
      if (!isWritten(text, code)) return [];
      const hint = `Write ${code}-SBX, the sandbox code.`;
      return [
        { line: index + 1, message: `The sample calls the sandbox with "${code}", a source app of production.`, hint },
      ];
    }),
  );
}

/** Source apps with a connector in production. */
const productionCodes = [...new Set(sampleWorld.connectors.map(({ sourceApp }) => sourceApp))];

/** True when a text contains a code that is not followed by a hyphen, which would make it another code: `CALD-BC-SBX`. */
function isWritten(text: string, code: string): boolean {
  return new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(text);
}

function names(caller: Fence, { meta }: Fence): boolean {
  const title = /\btitle="([\w./-]+\.\w+)"/.exec(meta)?.[1];
  return title !== undefined && caller.code.includes(title);
}

function goesOn(caller: Fence, { lang, code, line }: Fence): boolean {
  return caller.lang === lang && caller.line < line && /\bclient\.\w/.test(code) && !production.test(code);
}
