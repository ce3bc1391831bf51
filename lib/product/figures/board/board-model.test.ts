import { expect, test } from "vitest";
import { boardModel, signs } from "./board-model";

test("centers a compact icon in a bar too short for a full-size one", () => {
  const { rows } = boardModel({ view: "work-week", date: "2026-03-02", resources: "R0200" });
  const [bar] = rows.flatMap(({ bars }) => bars);
  expect(bar?.icons).toEqual([
    { name: "loop", at: 0.5, x: -signs.compact / 2, size: signs.compact, isWideOnly: false },
  ]);
});
