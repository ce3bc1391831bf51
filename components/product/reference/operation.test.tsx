import { prerender } from "react-dom/static";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawn } from "#texts/drawn";
import { Operation } from "./operation";

/** What a language says for texts of the reference; files share modules, so it is taken back. */
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

it("names its parameters and what it refuses in the words of the edition", async () => {
  const html = await render("edition");
  expect(html).toMatch(/<table[^>]* aria-label="Angaben"/);
  expect(html).toMatch(/<code>to<\/code> fehlt/);
});

it("keeps the words of the original on a page that nobody has translated", async () => {
  const html = await render("original");
  expect(html).toMatch(/<table[^>]* aria-label="Parameters"/);
  expect(html).toMatch(/<code>to<\/code> is missing/);
});
