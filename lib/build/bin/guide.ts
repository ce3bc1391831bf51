import { writeFileSync } from "node:fs";
import { guideFiles } from "../../product/guide";

/** `npm run guide`: prints what authors and their editors read of the components. */
for (const { file, text } of guideFiles(process.cwd())) {
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
