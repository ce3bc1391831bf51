import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas, schemaFolder } from "../json-schemas";

/** `npm run schemas`: writes the schemas for editors and scripts anew from the code. */
rmSync(schemaFolder, { recursive: true, force: true });
mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of jsonSchemas()) writeFileSync(join(schemaFolder, name), text);
