import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { findMisspelled } from "./find-misspelled";

let root: string;
const write = (words: string) => writeFileSync(join(root, "content/_spelling.txt"), words);
beforeEach(() => {
  root = temporaryFolder();
  for (const folder of ["content", "lib/build/checking"]) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ["package-lock.json", "lib/build/checking/find-misspelled.ts"])
    copyFileSync(file, join(root, file));
  write("# names\nwebhook\nZapier # a service\n");
});
const find = (...words: string[]) => findMisspelled(new Set(words), root);

test("checks words against the American English dictionary and the project's word list", async () => {
  const found = await find("color", "Boards", "colour", "webhook", "Webhook", "Zapier", "zapier", "plannning");
  expect([...found.keys()]).toEqual(["colour", "zapier", "plannning"]);
  expect(found.get("plannning")).toContain("planning");
});

test("suggests words in ordinary letters for one with a sharp s", async () => {
  expect((await find("Paßwort")).get("Paßwort")).toEqual(["Passport", "Password"]);
});

test("seeks no suggestions for what is longer than any word, which would take minutes", async () => {
  const long = "a".repeat(20_000);
  expect([...(await find(long))]).toEqual([[long, []]]);
});

test("caches results, and invalidates them when the word list changes", async () => {
  const first = await find("plannning", "webhook");
  const kept = readdirSync(join(root, ".cache/words"));
  expect(await find("plannning", "webhook")).toEqual(first);
  expect(readdirSync(join(root, ".cache/words"))).toEqual(kept);
  write("plannning\n");
  expect([...(await find("plannning", "webhook")).keys()]).toEqual(["webhook"]);
});

test("asks for a word list when the project has none", async () => {
  rmSync(join(root, "content/_spelling.txt"));
  await expect(find("webhook")).rejects.toThrow("content/_spelling.txt:1  The file does not exist. It lists the names");
  mkdirSync(join(root, "content/_spelling.txt"));
  await expect(find("webhook")).rejects.toThrow(
    "content/_spelling.txt:1  The file cannot be read: EISDIR: illegal operation on a directory. Make it a readable file",
  );
});
