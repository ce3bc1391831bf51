import { parseArgs } from "node:util";
import { readEnvironment } from "../../site/environment";
import { refusalOf } from "../check-options";
import { runCheck } from "../run-check";

/** `npm run check`; `-- --only links` runs one check alone, `--watch` goes on after every change, `--fix` mends first what it can. */
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    watch: { type: "boolean" },
    fix: { type: "boolean" },
    json: { type: "boolean" },
    github: { type: "boolean" },
  },
});
const environment = readEnvironment();
const format = values.json ? "json" : values.github ? "github" : "text";
const refusal = refusalOf(values);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
// Loaded when asked for: mending needs the TypeScript compiler, which takes a second to load.
if (values.fix) await (await import("../mend-site")).mendSite(environment);
if (values.watch) await (await import("../watch-check")).watchCheck(environment, values.only);
else process.exitCode = (await runCheck(environment, { only: values.only, format })) ? 1 : 0;
