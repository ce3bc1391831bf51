import { expect, test } from "vitest";
import { useGerman } from "../testing/use-german";

test("labels topics in the language of the edition", async () => {
  await useGerman("tags");
  const { tagLabel } = await import("./vocabulary");
  expect(["guides", "troubleshooting"].map(tagLabel)).toEqual(["Anleitungen", "Fehlerbehebung"]);
});
