import { prerender } from "react-dom/static";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("marks the words of its panel on a page in another language than its edition's, but not its calls", async () => {
  vi.resetModules();
  vi.doMock("@/lib/nav/edition", async (load) => ({ ...(await load<object>()), languageCode: "de" }));
  const { Operation } = await import("./operation");
  vi.doUnmock("@/lib/nav/edition");
  vi.resetModules();
  const htmlIn = async (wording: "edition" | "original") => {
    const { prelude } = await prerender(Operation({ id: "listAppointments" }, wording));
    return new Response(prelude).text();
  };
  expect(await htmlIn("original")).toMatch(/<div [^>]*data-wake="[^"]*" lang="de"><figure.*<code lang="en">curl/);
  expect(await htmlIn("edition")).not.toContain('lang="de"');
});
