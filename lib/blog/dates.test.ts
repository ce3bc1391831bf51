import { expect, test } from "vitest";
import { useGerman } from "../testing/use-german";
import { formatDay, formatShortDay } from "./dates";

test("writes days as the edition's language does, on one line where that language asks for it", async () => {
  expect([formatDay("2026-10-02"), formatShortDay("2026-10-02")]).toEqual(["2\u00A0October 2026", "2 Oct"]);
  await useGerman("pages");
  const german = await import("./dates");
  expect([german.formatDay("2026-10-02"), german.formatShortDay("2026-05-02")]).toEqual([
    "2.\u00A0Oktober 2026",
    "2.\u00A0Mai",
  ]);
});
