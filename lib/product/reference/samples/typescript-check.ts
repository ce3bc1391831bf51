import ts from "typescript";
import type { Reference } from "../reference";
import type { Sdk } from "../sdk";
import { isOurs, isScript, place, usesSdk } from "./fences";
import type { Fence, Finding, SampleIssue } from "./sample-types";
import { suggestMember } from "./suggest-member";
import { ambientDeclarations } from "./typescript-ambient";
import { createHost } from "./typescript-host";
import { sdkStubs } from "./typescript-stubs";

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ["lib.es2022.d.ts"],
  types: [],
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
};

/** A name that an earlier fence of the page declares. */
const unknownNames = new Set([2304, 2552, 18004]);

/** A member or a property that the type does not have, and no suggestion of the compiler. */
const unknownMembers = new Set([2339, 2353]);

/** Checks the types of the fences of many pages at once. */
type TypeChecker = (fences: readonly Fence[]) => SampleIssue[];

/**
 * Makes a type check of the TypeScript and JavaScript fences that use the SDK, against stubs of it. The language's own
 * declarations are read here, so that a process can read them while it waits for pages. All fences make one program; a fence
 * may import another one of its page by its title.
 */
export function createTypeScriptChecker({ api, sdk }: Reference): TypeChecker {
  const stubs = new Map([
    ["/stubs/sdk.d.ts", sdkStubs(api, sdk)],
    ["/stubs/ambient.d.ts", ambientDeclarations],
  ]);
  const declarations = ts.createProgram([...stubs.keys()], options, createHost(stubs, options));
  return (fences) => checkFences(sdk, declarations, fences);
}

function checkFences(sdk: Sdk, declarations: ts.Program, fences: readonly Fence[]): SampleIssue[] {
  const scripts = fences.filter((fence) => isScript(fence) && isOurs(fence));
  const names = nameFiles(scripts);
  const checked = scripts.filter((fence) => usesSdk(fence, sdk));
  if (checked.length === 0) return [];
  const files = new Map(scripts.map((fence) => [names.get(fence) ?? "", toModule(fence, sdk)]));
  const roots = [...declarations.getRootFileNames(), ...checked.map((fence) => names.get(fence) ?? "")];
  const program = ts.createProgram(roots, options, createHost(files, options, declarations));
  const imports = ({ code }: Fence) => code.includes(sdk.packages.js.name);
  return checked.flatMap((fence) => place(fence, diagnose(program, names.get(fence) ?? "", !imports(fence))));
}

/** A page is a folder; a fence with a title such as `fixes.ts` is the file of that name in it. */
function nameFiles(fences: readonly Fence[]): Map<Fence, string> {
  const taken = new Set<string>();
  return new Map(
    fences.map((fence, index) => {
      const title = /\btitle="([\w./-]+\.[jt]s)"/.exec(fence.meta)?.[1];
      const wanted = `/pages/${fence.file}/${title}`;
      const name =
        title === undefined || taken.has(wanted)
          ? `/pages/${fence.file}/fence-${index}.${/^j/.test(fence.lang) ? "js" : "ts"}`
          : wanted;
      taken.add(name);
      return [fence, name];
    }),
  );
}

/** Code that goes on with a client gets one on its first line, so that lines keep their numbers. */
function toModule(fence: Fence, sdk: Sdk): string {
  const { code, lang } = fence;
  const { name } = sdk.packages.js;
  if (code.includes(name) || !usesSdk(fence, sdk)) return code;
  const names = ["PlanloomClient", "PlanloomError", "verifyWebhook"].join(", ");
  const value = /^j/.test(lang) ? 'new PlanloomClient({ apiKey: "" })' : "null as unknown as PlanloomClient";
  const client = /\b(?:const|let|var)\s+client\b/.test(code) ? "" : `const client = ${value}; `;
  return `import { ${names} } from "${name}"; ${client}${code}`;
}

function diagnose(program: ts.Program, name: string, isFragment: boolean): Finding[] {
  const file = program.getSourceFile(name);
  if (!file) return [];
  const isScript = name.endsWith(".js");
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found
    .filter(({ code }) => !(isFragment && unknownNames.has(code)) && !(isScript && code >= 7000 && code < 8000))
    .map(({ start = 0, messageText, code }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ");
      const hint = unknownMembers.has(code) ? suggestMember(program, file, start) : undefined;
      return {
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        message: `TypeScript: ${text.replace(/ on type '\{.*\}'/, "")}`,
        hint,
      };
    });
}
