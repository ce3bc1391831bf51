import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { guideFiles } from "../../product/guide";

/** `npm run guide`: writes the reference of components for authors and their editors. */
// It takes no words: others are a mistake.
parseArgs();
for (const { file, text } of guideFiles(process.cwd())) {
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
