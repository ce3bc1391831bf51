import { checkExport } from "../../machines/export-check";

/** `npm run check:export [-- folder]`: looks at the export as programs do; fails when one of them would stumble. */
const folder = process.argv[2] ?? "out";
const issues = checkExport(folder);
for (const { file, message } of issues) console.error(`${file} ${message}`);
console.log(issues.length === 0 ? `${folder}: nothing a program would stumble over` : `${issues.length} issues`);
process.exitCode = issues.length === 0 ? 0 : 1;
