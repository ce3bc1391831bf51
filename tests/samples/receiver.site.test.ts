import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fencesBelow, type PageFence } from "./page-fences";
import { hasProgram, runScript } from "./run-script";

/** The receiver on the page listens on a fixed port; the test lets it take any free port and print that. */
const listens = '.listen(3000, () => console.log("Listening on port 3000"))';
const listensAnywhere = ".listen(0, function () { console.log(this.address().port); })";

let folder: string;
let fences: PageFence[];
let receiver: ChildProcessByStdio<null, Readable, null>;
let port: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "receiver-"));
  fences = await fencesBelow("/integrations/webhook/authentication");
  for (const { title, code } of fences) {
    const [name = ""] = title.split(" ");
    if (/\.(mjs|py)$/.test(name)) writeFileSync(join(folder, name), code.replace(listens, listensAnywhere));
  }
  receiver = spawn(process.execPath, ["receiver.mjs"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(receiver.stdout, "data");
  port = String(line).trim();
});
afterAll(() => {
  receiver.kill();
  rmSync(folder, { recursive: true });
});

const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).trim();

test("the documented call is verified, and rejected when it is five minutes old", () => {
  expect(node("try-it.mjs").split("\n")).toEqual(["true", "false"]);
});

test.skipIf(!hasProgram("python3"))("the documented call is verified in Python as well", () => {
  expect(execFileSync("python3", ["try_it.py"], { cwd: folder, encoding: "utf8" }).trim().split("\n")).toEqual([
    "True",
    "False",
  ]);
});

test("a call without a signature is rejected", () => {
  const script =
    'import { verifySignature } from "./verify.mjs"; console.log(verifySignature("{}", undefined, "secret"));';
  expect(node("--input-type=module", "--eval", script)).toBe("false");
});

test.skipIf(!hasProgram("python3"))("a call without a signature is rejected in Python as well", () => {
  const script = 'from verify import verify_signature; print(verify_signature(b"{}", None, "secret"))';
  expect(execFileSync("python3", ["-c", script], { cwd: folder, encoding: "utf8" }).trim()).toBe("False");
});

test("the receiver goes on when a caller hangs up in the middle of a body", async () => {
  const caller = connect(Number(port), "localhost");
  caller.write("POST /planloom HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\nhalf");
  await once(caller, "data");
  caller.destroy();
  const answer = await fetch(`http://localhost:${port}/planloom`, { method: "POST", body: "{}" });

  expect(answer.status).toBe(401);
});

test.skipIf(!hasProgram("node"))(
  "the receiver answers the calls on the page with the statuses that the page shows",
  async () => {
    const script = fences.find(({ title }) => title === "send-test.mjs")?.code ?? "";
    writeFileSync(join(folder, "send-test.mjs"), script.replace("localhost:3000", `localhost:${port}`));
    const calls = fences.find(({ lang, code }) => lang === "bash" && code.includes("send-test.mjs"))?.code ?? "";
    const shown = fences.find(({ lang }) => lang === "text")?.code;

    expect(await runScript(calls, folder)).toBe(shown);
  },
);
