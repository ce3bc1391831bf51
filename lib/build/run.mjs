import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, importProgram, importTypeScript } from "./programs.mjs";

/** Runs a TypeScript program with the arguments after it. Mistakes in configuration files that it loads are reported as findings. */
process.argv.splice(1, 1);
const [, program = ""] = process.argv;
if (!existsSync(program)) {
  console.error(`There is no program "${program}". Name its file: node lib/build/run.mjs lib/build/bin/check.ts`);
  process.exit(1);
}
// React and the page compiler produce different code in development and tests.
process.env.NODE_ENV ??= "production";
process.setSourceMapsEnabled(true);
const { handleConfigurationErrors } = await importTypeScript(
  join(buildFolder, "configuration", "configuration-errors.ts"),
).catch(tell);
handleConfigurationErrors(process.cwd(), process.argv.includes("--watch"));
await importProgram(program);

/** Tells what does not compile when not even that can be: `tsconfig.json`, or our own code. @throws `cause` when it is another error. */
function tell(cause) {
  if (!Array.isArray(cause?.errors)) throw cause;
  for (const { text, location } of cause.errors) {
    const { file = "", line = 1, column = 0 } = location ?? {};
    console.error(`error   ${file}:${line}:${column + 1}  The file cannot be loaded: ${text}`);
    console.error(`        Nothing runs without it. Fix the line, or restore it: git checkout HEAD -- ${file}`);
  }
  process.exit(1);
}
