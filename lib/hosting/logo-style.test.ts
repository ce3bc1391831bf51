import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { logoStyle } from "./logo-style";

test("matches the only style element of the installed DocSearch", () => {
  const folder = dirname(fileURLToPath(import.meta.resolve("@docsearch/react")));
  const code = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  expect(code.join("\n").match(/createElement\("style", null, [^)]*\)/g)).toEqual([
    `createElement("style", null, ${JSON.stringify(logoStyle)})`,
  ]);
});
