import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { freePort } from "../../hosting/testing/web-server";

const patience = 60_000;

/** Runs the command as `npm run mcp` does. Resolves to what it says when it cannot serve. */
const refusal = (place: string) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, ["lib/build/run.mjs", "lib/build/bin/mcp.ts", place], (_, __, stderr) =>
      resolve(stderr),
    );
  });

test("says in one line that a site does not answer, or a folder has no index", { timeout: patience }, async () => {
  const address = `http://localhost:${await freePort()}`;
  expect(await refusal(address)).toBe(
    `${address} does not answer. Check the address, and whether this computer can open it.\n`,
  );
  expect(await refusal("docs")).toMatch(/^docs has no search index\. Run "npm run build" first.*\n$/);
});
