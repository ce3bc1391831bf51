import { expect, test } from "vitest";
import { useGerman } from "@/lib/testing/use-german";

test("returns key names as printed on keyboards of the edition's language", async () => {
  const { keyName: english } = await import("./key-name");
  expect(["Ctrl", "⌘", "Home", "K"].map(english)).toEqual(["Ctrl", "⌘", "Home", "K"]);
  useGerman("shell");
  const { keyName } = await import("./key-name");
  expect(["Ctrl", "⌘", "Home", "End", "Enter", "K"].map(keyName)).toEqual([
    "Strg",
    "⌘",
    "Pos1",
    "Ende",
    "Eingabe",
    "K",
  ]);
});
