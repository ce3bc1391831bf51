import { expect, it } from "vitest";
import { parseForeignPage } from "./foreign-page";

it("reads JSON front matter and keeps the lines of the body", () => {
  const text = '\uFEFF{\n\t"title": "Lamp",\n\t"weight": 3,\n  "tags": ["a"]\n}\n\nText.\n';
  const page = parseForeignPage("a.md", text, "docs");
  expect(page).toMatchObject({ position: 3, issues: [], unused: ['tag "a"'] });
  expect(page.source.frontMatter.title).toBe("Lamp");
  expect(page.source.body).toBe("\n\n\n\n\n\nText.\n");
});

it.each(["{\nText.\n}\n", '{\n"open\n}\n', "{a}\n"])("leaves %j in the text", (text) => {
  expect(parseForeignPage("a.md", text, "docs").source.body).toBe(text);
});
