import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readTextIfExists } from "../../input/read-text";
import { readEnvironment } from "../../site/environment";
import { releasedFile, releasedIn } from "../configuration/configuration-links";
import { openSite } from "../configuration/open-site";

// Rejects any arguments.
parseArgs();

/** `npm run released`: adds the addresses of this release to `released.txt`, whose addresses must work forever. */
const environment = readEnvironment();
const { routes, posts } = await openSite(environment, { includeDrafts: false });
const known = releasedIn(readTextIfExists(releasedFile)).map(({ href }) => href);
const all = new Set([...known, ...routes.keys(), ...posts.map(({ path }) => path)]);
writeFileSync(releasedFile, `${[...all].sort().join("\n")}\n`);
console.log(`${releasedFile}: ${all.size} addresses, ${all.size - known.length} new.`);
