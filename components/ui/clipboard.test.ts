// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { writeClipboard } from "./clipboard";

/** The texts copied; "told" records a call of `clipboard.write` before its text is available. */
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

test("copies a string", async () => {
  expect(await writeClipboard("text")).toBe(true);
  expect(copied).toEqual(["text"]);
});

test("calls `clipboard.write` immediately for a promised text", async () => {
  let come = (_: string) => {};
  const written = writeClipboard(new Promise<string>((resolve) => (come = resolve)));
  expect(copied).toEqual(["told"]);
  come("text");
  expect(await written).toBe(true);
  expect(copied).toEqual(["told", "text"]);
});

test("awaits a promised text in browsers without ClipboardItem", async () => {
  vi.stubGlobal("ClipboardItem", undefined);
  expect(await writeClipboard(Promise.resolve("text"))).toBe(true);
  expect(copied).toEqual(["text"]);
});

test("resolves to false when the text rejects or there is no clipboard", async () => {
  expect(await writeClipboard(Promise.reject(new Error("gone")))).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await writeClipboard("text")).toBe(false);
});
