import { writeFileSync } from "node:fs";
import { guideFiles } from "../../product/guide";

/** `npm run guide`: writes the reference of components for authors and their editors. */
for (const { file, text } of guideFiles(process.cwd())) {
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
