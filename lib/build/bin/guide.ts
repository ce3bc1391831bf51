import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { guideFiles } from "../../product/guide";

// Rejects any arguments.
parseArgs();

/** `npm run guide`: writes the reference of components for authors and their editors. */
for (const { file, text } of guideFiles(process.cwd())) {
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
