// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { writeClipboard } from "./clipboard";

/** What is copied, and whether the browser was told within the press. */
let copied: string[];
beforeEach(() => {
  copied = [];
  vi.stubGlobal(
    "ClipboardItem",
    class {
      constructor(readonly parts: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal("navigator", {
    clipboard: {
      writeText: async (text: string) => void copied.push(text),
      write: async ([item]: { parts: Record<string, Promise<Blob>> }[]) => {
        copied.push("told");
        copied.push((await (await item?.parts["text/plain"])?.text()) ?? "");
      },
    },
  });
});

test("a text is copied", async () => {
  expect(await writeClipboard("text")).toBe(true);
  expect(copied).toEqual(["text"]);
});

test("of a text that comes later the browser is told at once", async () => {
  let come = (_: string) => {};
  const written = writeClipboard(new Promise<string>((resolve) => (come = resolve)));
  expect(copied).toEqual(["told"]);
  come("text");
  expect(await written).toBe(true);
  expect(copied).toEqual(["told", "text"]);
});

test("a browser without such items gets the text when it is there", async () => {
  vi.stubGlobal("ClipboardItem", undefined);
  expect(await writeClipboard(Promise.resolve("text"))).toBe(true);
  expect(copied).toEqual(["text"]);
});

test("says so when there is no clipboard, or no text", async () => {
  expect(await writeClipboard(Promise.reject(new Error("gone")))).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await writeClipboard("text")).toBe(false);
});
