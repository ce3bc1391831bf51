import { expect, test } from "vitest";
import { useGerman } from "../testing/use-german";

test("labels topics in the language of the edition", async () => {
  await useGerman("tags");
  const { tagLabel } = await import("./vocabulary");
  expect(["guides", "troubleshooting"].map(tagLabel)).toEqual(["Anleitungen", "Fehlerbehebung"]);
});

test("names the departments of authors in the language of the edition", async () => {
  const english = await import("./vocabulary");
  expect(["Marcus Adeyemi", "Ann Bee"].map(english.departmentOf)).toEqual(["Engineering", undefined]);
  await useGerman("pages");
  const { departmentOf } = await import("./vocabulary");
  expect(departmentOf("Marcus Adeyemi")).toBe("Entwicklung");
});
