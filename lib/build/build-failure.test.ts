import { expect, test } from "vitest";
import { buildFailure, CheckFailedError } from "./build-failure";
import { BuildRunsError } from "./lock";

const refusal = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path });

test.each([
  [
    refusal("ENOSPC", "out.new/a"),
    'The disk is full ("out.new/a"). Make room and build again. The last export is as it was.',
  ],
  [refusal("EROFS"), "The disk can only be read. Build where you may write. The last export is as it was."],
  [
    refusal("EACCES", "out.new"),
    'This user may not write ("out.new"). Change the owner or the rights, and build again. The last export is as it was.',
  ],
  [new CheckFailedError("Correct the errors above."), "Correct the errors above. The last export is as it was."],
  [new BuildRunsError("Another build runs."), "Another build runs. The last export is as it was."],
])("%s is told in words", (cause, text) => expect(buildFailure(cause)).toBe(text));

test("a mistake of ours comes with its stack", () => {
  expect(buildFailure(new TypeError("no such thing"))).toMatch(/^TypeError: no such thing\n {4}at /);
});
