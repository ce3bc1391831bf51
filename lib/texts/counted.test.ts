import { expect, test } from "vitest";
import { counted } from "./counted";

test.each([
  ["en", { one: "# page", other: "# pages" }, 1, "1 page"],
  ["en", { one: "# page", other: "# pages" }, 1204, "1,204 pages"],
  ["de", { one: "# Seite", other: "# Seiten" }, 1204, "1.204 Seiten"],
  ["pl", { one: "# strona", few: "# strony", other: "# stron" }, 3, "3 strony"],
  ["pl", { one: "# strona", few: "# strony", other: "# stron" }, 5, "5 stron"],
])("in %s, formats %j with %i as %s", (language, forms, count, text) => {
  expect(counted(language, forms)(count)).toBe(text);
});
