import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeSmallSite } from "../testing/small-site";

/** Long enough, in milliseconds, to compile a program and read a site on a busy machine. */
const patience = { timeout: 60_000, interval: 50 };

test("reports a mistake made in a translation while watching", {
  timeout: 120_000,
}, async () => {
  const siteDir = makeSmallSite();
  const command = ["lib/build/run.mjs", "lib/build/bin/watch.ts", "--watch", "links"];
  const child = spawn(process.execPath, command, { env: { ...process.env, SITE_DIR: siteDir } });
  onTestFinished(() => void child.kill());
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  const page = "i18n/en-XA/keeper/index.mdx";
  await vi.waitFor(() => expect(printed).toContain("logged"), patience);
  expect(printed).not.toContain(page);
  appendFileSync(join(siteDir, page), "\n[A](/keeper/nowhere)\n");
  await vi.waitFor(() => expect(printed).toContain('Link to "/keeper/nowhere" matches no page.'), patience);
  expect(printed).toContain(`${siteDir}/${page}`);
});
