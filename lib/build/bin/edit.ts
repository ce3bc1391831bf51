import { readEnvironment } from "../../site/environment";
import { findOtherPages, runEdit } from "../run-edit";

/** `npm run new`, `npm run move` and `npm run remove`; the first argument says which. */
const [command = "", ...rest] = process.argv.slice(2);
const environment = readEnvironment();
const refusal = findOtherPages(environment);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
process.exitCode = (await runEdit(environment.root, command, rest)) ? 0 : 1;
