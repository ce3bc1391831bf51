import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText } from "./read-text";

test.each([
  ["a folder", tmpdir(), "EISDIR: illegal operation on a directory"],
  ["what has just gone", join(tmpdir(), "no-such-file.mdx"), "ENOENT: no such file or directory"],
])("reports %s as unreadable without revealing its absolute path", (_, path, reason) => {
  expect(readText(path, "content/a.mdx", "error")).toEqual({
    text: "",
    issues: [
      {
        severity: "error",
        file: "content/a.mdx",
        message: `The file cannot be read: ${reason}.`,
        hint: "Make it a readable file, or remove it.",
      },
    ],
  });
});
