import ts from "typescript";
import type { Reference } from "../reference";
import type { Fence, Finding } from "./sample-types";
import { ambientDeclarations } from "./typescript-ambient";
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

/** Parsed declarations of the language, kept for the life of the process: they never change. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** True for fences that use the SDK: they import it, or they go on with a client made before. */
export function usesSdk({ reference }: { reference: Reference }, { lang, code }: Fence): boolean {
  if (!/^(typescript|ts|javascript|js)$/.test(lang)) return false;
  return code.includes(reference.sdk.packages.js.name) || /\bclient\s*\.\s*\w+\s*\.\s*\w+\s*\(/.test(code);
}

/**
 * Type-checks fences against stubs of the SDK. All fences make one program, so that the language's own declarations are
 * read once.
 * @returns What was found in each fence, in the order of `fences`.
 */
export function checkTypeScript(reference: Reference, fences: readonly Fence[]): Finding[][] {
  if (fences.length === 0) return [];
  const sdk = reference.sdk.packages.js.name;
  const files = new Map([
    ["/stubs/sdk.d.ts", sdkStubs(reference.api, reference.sdk)],
    ["/stubs/ambient.d.ts", ambientDeclarations],
  ]);
  const names = fences.map(({ lang }, index) => `/samples/${index}.${/^j/.test(lang) ? "js" : "ts"}`);
  for (const [index, fence] of fences.entries()) files.set(names[index] ?? "", toModule(fence, sdk));
  const program = ts.createProgram([...files.keys()], options, createHost(files));
  return names.map((name, index) => {
    const file = program.getSourceFile(name);
    const isFragment = !(fences[index]?.code.includes(sdk) ?? false);
    return file ? diagnose(program, file, isFragment) : [];
  });
}

/** Code that goes on with a client gets one on its first line, so that lines keep their numbers. */
function toModule({ code, lang }: Fence, sdk: string): string {
  if (code.includes(sdk)) return code;
  const names = ["PlanloomClient", "PlanloomError", "verifyWebhook"].join(", ");
  const value = /^j/.test(lang) ? 'new PlanloomClient({ apiKey: "" })' : "null as unknown as PlanloomClient";
  const client = /\b(?:const|let|var)\s+client\b/.test(code) ? "" : `const client = ${value}; `;
  return `import { ${names} } from "${sdk}"; ${client}${code}`;
}

function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const sourceOf = (name: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    if (!libraryFiles.has(name)) {
      const library = ts.sys.readFile(name);
      libraryFiles.set(name, library === undefined ? undefined : ts.createSourceFile(name, library, target, true));
    }
    return libraryFiles.get(name);
  };
  return {
    getSourceFile: sourceOf,
    getDefaultLibFileName: () => ts.getDefaultLibFilePath(options),
    getDefaultLibLocation: () => ts.getDefaultLibFilePath(options).replace(/[^/\\]+$/, ""),
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  };
}

/** A name that an earlier fence of the page declares. */
const unknownNames = new Set([2304, 2552, 18004]);

function diagnose(program: ts.Program, file: ts.SourceFile, isFragment: boolean): Finding[] {
  const isScript = file.fileName.endsWith(".js");
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found
    .filter(({ code }) => !(isFragment && unknownNames.has(code)) && !(isScript && code >= 7000 && code < 8000))
    .map(({ start = 0, messageText }) => ({
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      message: `TypeScript: ${ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ")}`,
    }));
}
