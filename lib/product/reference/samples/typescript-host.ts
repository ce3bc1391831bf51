import ts from "typescript";

/** Parsed declarations of the language, kept for the life of the process: they never change. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** A compiler host whose files are texts in memory or files of another program; the language's own declarations come from disk. */
export function createHost(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  parsed?: ts.Program,
): ts.CompilerHost {
  const library = ts.getDefaultLibFilePath(options);
  return {
    getSourceFile: (name, target) => {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target, true);
      return parsed?.getSourceFile(name) ?? readLibrary(name, target);
    },
    getDefaultLibFileName: () => library,
    getDefaultLibLocation: () => library.replace(/[^/\\]+$/, ""),
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  };
}

function readLibrary(name: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  if (!libraryFiles.has(name)) {
    const text = ts.sys.readFile(name);
    libraryFiles.set(name, text === undefined ? undefined : ts.createSourceFile(name, text, target, true));
  }
  return libraryFiles.get(name);
}
