import { expect, test } from "vitest";
import { readPage } from "./read";
import { docSource } from "./testing/doc-source";

/** A page in a language as readers get it, with `~` for every no-break space, and its tree and outline as everything else gets them. */
async function read(body: string, language: string) {
  const page = await readPage(docSource("/a", body), { sizeOf: () => undefined, language });
  return { shown: page.program.replaceAll("\u00A0", "~"), kept: JSON.stringify([page.tree, page.outline]) };
}

test.each([
  ["z. B. auf Wunsch, d. h. selten, i. d. R. nie", "z.~B. auf Wunsch, d.~h. selten, i.~d.~R. nie"],
  ["um 8 Uhr, zu 10 %, nach 5 Minuten in 2,5 h", "um 8~Uhr, zu 10~%, nach 5~Minuten in 2,5~h"],
  ["am 2. März 2026, 1280 × 720 Pixel", "am 2.~März 2026, 1280~×~720~Pixel"],
  ["Nach Schritt 3, siehe Abb. 4", "Nach Schritt~3, siehe Abb.~4"],
  ["Es sind 5.\nMai", "Es sind 5.~Mai"],
  ["von 08:00 bis 16:30 Uhr", '"von 08:00 bis 16:30~Uhr"'],
  // A number before other words, and words that only begin like a unit or an abbreviation.
  ["Ende mit 3. Man sieht 5 Minutenzeiger, 3 hohe Balken, Plan B. Es geht", undefined],
])("inserts no-break spaces in the German text %j", async (body, shown) => {
  const page = await read(body, "de");
  expect(page.shown).toContain(shown ?? body);
  expect(page.kept).not.toContain("\u00A0");
});

test("keeps the day and the month of an English date together, a number and its unit of time, and nothing else", async () => {
  const { shown, kept } = await read("On 2 March 2026, 10 % of 15 Marching bands, May 5 min, 4.5 h, 2 hours", "en");
  expect(shown).toContain("On 2~March 2026, 10 % of 15 Marching bands, May 5~min, 4.5~h, 2 hours");
  expect(kept).not.toContain("\u00A0");
});

test("inserts no-break spaces in titles, and for regional variants of a language", async () => {
  const { shown, kept } = await read('<Details summary="Alle 15 Minuten">Text.</Details>', "de-AT");
  expect(shown).toContain("Alle 15~Minuten");
  expect(kept).not.toContain("\u00A0");
});

test("inserts no-break spaces in what is shown of a diagram and in the title of code, not in their source", async () => {
  const diagram = "flowchart LR\n  accTitle: Nach 5 Minuten\n  accDescr: Weiter mit Schritt 3\n  a[Nach 5 Minuten]";
  const { shown } = await read(`\`\`\`mermaid\n${diagram}\n\`\`\`\n\n\`\`\`json title="Schritt 2"\n1\n\`\`\``, "de");
  for (const text of ['"Nach 5~Minuten"', '"Weiter mit Schritt~3"', '"Schritt~2"']) expect(shown).toContain(text);
  expect(shown).toContain("a[Nach 5 Minuten]");
});

test("leaves code, non-text attributes, and languages without rules unchanged", async () => {
  expect(
    (await read('Der Befehl `wait 5 min`\n\n```sh\nwait 5 min\n```\n\n<Anchor id="5 min" />', "de")).shown,
  ).not.toContain("~");
  expect((await read("After 5 min, z. B. 10 %, on 2 March", "fr")).shown).not.toContain("~");
});
