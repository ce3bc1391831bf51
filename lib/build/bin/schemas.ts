import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { jsonSchemas, schemaFolder } from "../json-schemas";

// Rejects any arguments.
parseArgs();

/** `npm run schemas`: generates the JSON Schemas for editors and scripts from the code. */
rmSync(schemaFolder, { recursive: true, force: true });
mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of jsonSchemas()) writeFileSync(join(schemaFolder, name), text);
