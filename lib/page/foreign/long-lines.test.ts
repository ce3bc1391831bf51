import { expect, test } from "vitest";
import { readSummary } from "../../site/foreign/nav/summary";
import { processorSeconds } from "../testing/processor-seconds";
import { partPaths } from "./parts/part-uses";
import { standardText } from "./text";

test.each([" ", "\t", "\\", "`", "$", "[", "](", "{%", "{{", "{:", "[!include", "[!include[", ":::", "-", "\\("])(
  "reads a line of 200 kB that begins with %j or repeats it quickly",
  async (opening) => {
    const lines = [opening.repeat(200_000 / opening.length), opening + " ".repeat(200_000)];
    const seconds = await processorSeconds(() => {
      for (const line of lines) {
        partPaths(`${line}x`);
        readSummary(`- [a](${line}`);
        standardText(`[!include[a](b.md)]\n\n${line}x`, false, []);
      }
    });
    expect(seconds).toBeLessThan(8);
  },
);
