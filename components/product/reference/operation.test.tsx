import { prerender } from "react-dom/static";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawn } from "#texts/drawn";
import { Operation } from "./operation";

/** Translations of texts of the reference; removed after each test, because test files share modules. */
const words = { Parameters: "Angaben", "`from` or `to` is missing.": "`from` oder `to` fehlt." };
beforeEach(() => {
  Object.assign(drawn, words);
});
afterEach(() => {
  for (const text of Object.keys(words)) Reflect.deleteProperty(drawn, text);
});

async function render(wording: "edition" | "original"): Promise<string> {
  const { prelude } = await prerender(Operation({ id: "listAppointments" }, wording));
  return new Response(prelude).text();
}

it("translates parameters and error texts in the edition's wording", async () => {
  const html = await render("edition");
  expect(html).toMatch(/<table[^>]* aria-label="Angaben"/);
  expect(html).toMatch(/<code>to<\/code> fehlt/);
});

it("keeps the original wording on an untranslated page", async () => {
  const html = await render("original");
  expect(html).toMatch(/<table[^>]* aria-label="Parameters"/);
  expect(html).toMatch(/<code>to<\/code> is missing/);
});
