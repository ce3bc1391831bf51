import ts from "typescript";
import { suggest } from "../../../issues";
import { toCamel } from "../names";
import type { Reference } from "../reference";
import type { Sdk } from "../sdk";
import { type Fence, type Finding, isOurs, isScript, place, type SampleIssue, usesSdk } from "./fences";
import { ambientDeclarations, sdkStubs } from "./typescript-stubs";

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ["lib.es2023.d.ts"],
  types: [],
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
};

const ambientFile = "/stubs/ambient.d.ts";

/** TypeScript errors for undeclared names; in a fragment, an earlier fence may declare them. */
const unknownNames = new Set([2304, 2552, 18004]);

/** Possibly undefined values, which JavaScript cannot assert to be defined: `process.env.PLANLOOM_API_KEY`. */
const mayBeUndefined = /'(.+) \| undefined' is not assignable to .*type '\1\b|possibly 'undefined'/;

/** TypeScript errors for unknown members or properties; the last one already includes a suggestion. */
const unknownMembers = new Set([2339, 2353, 2551]);

/** Checks the types of the fences of many pages at once. */
type TypeChecker = (fences: readonly Fence[]) => SampleIssue[];

/**
 * Creates a type checker for TypeScript and JavaScript fences that use the SDK, against stubs of it. The language's own
 * declarations are read here, so that a process can read them while it waits for pages. All fences form one program; a fence
 * may import another fence of its page by its title.
 */
export function createTypeScriptChecker({ api, sdk }: Reference): TypeChecker {
  const stubs = new Map([
    ["/stubs/sdk.d.ts", sdkStubs(api, sdk)],
    [ambientFile, ambientDeclarations],
  ]);
  const declarations = ts.createProgram([...stubs.keys()], options, createHost(stubs));
  return (fences) => checkFences(sdk, declarations, fences);
}

function checkFences(sdk: Sdk, declarations: ts.Program, fences: readonly Fence[]): SampleIssue[] {
  const scripts = fences.filter((fence) => isScript(fence) && isOurs(fence));
  const names = nameFiles(scripts);
  const checked = scripts.filter((fence) => usesSdk(fence, sdk));
  if (checked.length === 0) return [];
  const files = new Map(scripts.map((fence) => [names.get(fence) ?? "", toModule(fence, sdk)]));
  const roots = [...declarations.getRootFileNames(), ...checked.map((fence) => names.get(fence) ?? "")];
  const program = ts.createProgram(roots, options, createHost(files, declarations));
  const imports = ({ code }: Fence) => code.includes(sdk.packages.js.name);
  return checked.flatMap((fence) => place(fence, diagnose(program, names.get(fence) ?? "", !imports(fence))));
}

/** Maps each page to a folder, and a fence with a title such as `fixes.ts` to the file of that name in it. */
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

/** Declares a client on the first line of code that continues with one, so that line numbers stay the same. */
function toModule(fence: Fence, sdk: Sdk): string {
  const { code, lang } = fence;
  const { name } = sdk.packages.js;
  if (code.includes(name) || !usesSdk(fence, sdk)) return code;
  const value = /^j/.test(lang) ? 'new PlanloomClient({ apiKey: "" })' : "null as unknown as PlanloomClient";
  const client = /\b(?:const|let|var)\s+client\b/.test(code) ? "" : `const client = ${value}; `;
  return `import { PlanloomClient, PlanloomError, verifyWebhook } from "${name}"; ${client}${code}`;
}

function diagnose(program: ts.Program, name: string, isFragment: boolean): Finding[] {
  const file = program.getSourceFile(name);
  if (!file) return [];
  const isScript = name.endsWith(".js");
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found
    .map((found) => ({ ...found, text: ts.flattenDiagnosticMessageText(found.messageText, " ").replace(/\s+/g, " ") }))
    .filter(({ code }) => !(isFragment && unknownNames.has(code)) && !(isScript && code >= 7000 && code < 8000))
    .filter(({ text }) => !(isScript && mayBeUndefined.test(text)))
    .flatMap(({ start = 0, text, code }) => {
      const isName = unknownNames.has(code);
      const name = isName || unknownMembers.has(code) ? nameAt(file, start) : undefined;
      const type = name && !isName ? typeAround(program.getTypeChecker(), name) : undefined;
      const platform = isName ? namesOf(globalThis) : platformNames(type);
      if (name && platform.includes(name.text)) return [];
      return {
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        message: `TypeScript: ${text.replace(/ on type '\{.*\}'/, "")}`,
        hint:
          name && !text.includes("Did you mean")
            ? suggest(name.text, [...declaredNames(type), ...platform])
            : undefined,
      };
    });
}

/** Parsed declarations of the language, cached for the life of the process: they never change. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** A compiler host whose files are texts in memory or files of another program; the language's own declarations come from disk. */
function createHost(files: ReadonlyMap<string, string>, parsed?: ts.Program): ts.CompilerHost {
  return {
    ...ts.createCompilerHost(options),
    getSourceFile: (name, target) => {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target, true);
      return parsed?.getSourceFile(name) ?? readLibrary(name, target);
    },
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
    directoryExists: undefined,
    getCurrentDirectory: () => "/",
  };
}

function readLibrary(name: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  if (!libraryFiles.has(name)) {
    const text = ts.sys.readFile(name);
    libraryFiles.set(name, text === undefined ? undefined : ts.createSourceFile(name, text, target, true));
  }
  return libraryFiles.get(name);
}

/** Distinct members of a type; for a union of a record and a list of it, those of the record. */
function declaredNames(type: ts.Type | undefined): Set<string> {
  const parts = type?.isUnion() ? type.types : [type];
  const known = parts.flatMap((part) => (part?.symbol?.name === "Array" ? [] : (part?.getProperties() ?? [])));
  return new Set(known.map((property) => property.getName()));
}

/** Members that Node.js itself has for a type of `ambientDeclarations`: those of the class, of its instances, or of `console` for `Console`. */
function platformNames(type: ts.Type | undefined): string[] {
  if (!type?.symbol?.declarations?.some((node) => node.getSourceFile().fileName === ambientFile)) return [];
  const named: unknown = Reflect.get(globalThis, type.symbol.name);
  if (typeof named !== "function") return namesOf(Reflect.get(globalThis, toCamel(type.symbol.name)));
  return type.getConstructSignatures().length > 0 ? Object.getOwnPropertyNames(named) : namesOf(named.prototype);
}

function namesOf(value: unknown): string[] {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return [];
  return [...Object.getOwnPropertyNames(value), ...namesOf(Object.getPrototypeOf(value))];
}

function nameAt(file: ts.SourceFile, position: number): ts.Identifier | undefined {
  const visit = (node: ts.Node): ts.Identifier | undefined => {
    if (ts.isIdentifier(node) && node.getStart(file) === position) return node;
    return ts.forEachChild(node, visit);
  };
  return visit(file);
}

/** The type that should have had the member: that of the expression before the dot, or of the enclosing object. */
function typeAround(checker: ts.TypeChecker, name: ts.Identifier): ts.Type | undefined {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name)
    return checker.getTypeAtLocation(parent.expression);
  return ts.isObjectLiteralExpression(parent.parent) ? checker.getContextualType(parent.parent) : undefined;
}
