import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { launcher } from "../programs.mjs";

test("refuses to list the addresses of another site, which would have to work forever on this one", () => {
  const root = realpathSync(temporaryFolder());
  writeFiles(root, {
    "other/manifest.ts":
      "export const manifest = { sidebars: {}, standalonePages: [], navbar: [], footer: [], redirects: [] };\n",
    "other/content/a.mdx": "---\ntitle: A\n---\n",
  });
  const { status, stderr } = spawnSync(process.execPath, [launcher, resolve("lib/build/bin/released.ts")], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE_DIR: "other" },
  });
  expect(stderr).toBe(
    "npm run released lists the addresses of the whole of this site. Unset SITE_DIR, or edit the files by hand.\n",
  );
  expect(status).toBe(1);
  expect(existsSync(join(root, "released.txt"))).toBe(false);
});
