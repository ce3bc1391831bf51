import { readEnvironment } from "../../site/environment";
import { runEdit } from "../run-edit";

/** `npm run new`, `npm run move` and `npm run remove`; the first argument says which. */
const [command = "", ...rest] = process.argv.slice(2);
process.exitCode = (await runEdit(readEnvironment().root, command, rest)) ? 0 : 1;
