import "./production.mjs";
import "../begin";
import { parseArgs } from "node:util";
import { readEnvironment } from "../../site/environment";
import { mendSite } from "../mend-site";
import { runCheck } from "../run-check";
import { watchCheck } from "../watch-check";

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
if (values.fix) await mendSite(environment);
if (values.watch) await watchCheck(environment);
else process.exitCode = (await runCheck(environment, { only: values.only, format })) ? 1 : 0;
