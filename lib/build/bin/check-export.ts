import { counted } from "../../issues";
import { checkExport } from "../../machine-readable/export-check";

/** `npm run check:export [-- folder]`: checks the machine-readable parts of the export. */
const folder = process.argv[2] ?? "out";
const issues = checkExport(folder);
for (const { file, message } of issues) console.error(`${file} ${message}`);
console.log(issues.length === 0 ? `${folder}: no issues` : counted(issues.length, "issue"));
process.exitCode = issues.length === 0 ? 0 : 1;
