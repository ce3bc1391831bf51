import { sampleWorld } from "../sample-world";
import type { Fence, Finding } from "./sample-types";

/** How a sample says that it calls the sandbox: by host, on the command line, in .NET, and in JavaScript. */
const sandbox =
  /\bsandbox\.(?:api\.)?planloom\.example\b|(?:--env|-e)[ =]sandbox\b|\bPlanloomEnvironment\.Sandbox\b|\benvironment: ["']sandbox["']/;

/** The same for production. */
const production = /\bPlanloomEnvironment\.Production\b|\benvironment: ["']production["']|(?:--env|-e)[ =]production\b/;

/**
 * Checks that what calls the sandbox sends no source app of production, so that a reader who tries a sample never meets
 * real planning. Bodies that a call names by the title of their fence count as part of it, and so do later fences that go
 * on with a client of the sandbox.
 * @param fences All fences of the pages the given one may come from.
 */
export function checkEnvironment(fence: Fence, fences: readonly Fence[]): Finding[] {
  const callers = fences.filter(({ file, code }) => file === fence.file && sandbox.test(code));
  const isCalled = callers.some((caller) => caller === fence || names(caller, fence) || goesOn(caller, fence));
  if (!isCalled) return [];
  return fence.code.split("\n").flatMap((text, index) =>
    productionCodes.flatMap((code) => {
      if (!isWritten(text, code)) return [];
      const hint = `Write ${code}-SBX, the code of the sandbox.`;
      return [
        { line: index + 1, message: `The sample calls the sandbox with "${code}", a source app of production.`, hint },
      ];
    }),
  );
}

/** Source apps with a connector in production. */
const productionCodes = [...new Set(sampleWorld.connectors.map(({ sourceApp }) => sourceApp))];

/** A code with a hyphen behind it is another code: `CALD-BC-SBX`. */
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
