import { parseArgs } from "node:util";
import { readEnvironment } from "../../site/environment";
import { writeIfChanged } from "../../site/write-if-changed";
import { releasedFile, releasedOf } from "../configuration/configuration-links";
import { openSite } from "../configuration/open-site";
import { findOtherPages } from "../run-edit";

// Rejects any arguments.
parseArgs();

/** `npm run released`: adds the addresses of this release to `released.txt`, whose addresses must work forever. */
const environment = readEnvironment();
const refusal = findOtherPages(environment, "npm run released lists the addresses of");
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const { routes, posts } = await openSite(environment, { includeDrafts: false });
const known = releasedOf(environment.root).map(({ href }) => href);
const all = new Set([...known, ...routes.keys(), ...posts.map(({ path }) => path)]);
// At once or not at all: on a full disk, the addresses of earlier releases would be lost.
writeIfChanged(releasedFile, `${[...all].sort().join("\n")}\n`);
console.log(`${releasedFile}: ${all.size} addresses, ${all.size - known.length} new.`);
