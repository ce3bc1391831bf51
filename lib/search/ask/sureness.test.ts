import { expect, test } from "vitest";
import { useGerman } from "../../testing/use-german";
import { indexedPage } from "../testing/indexed-page";

/** The signs of the answer to a question on a site with one page, with the language's words that are loaded now. */
async function signsOf(title: string, text: string) {
  const [{ createIndex }, { readQuestion }, { askedWords }, { rankAnswers }, { signsOfAnswer }] = await Promise.all([
    import("../engine/text-index"),
    import("./question"),
    import("./ask"),
    import("./rank-answers"),
    import("./sureness"),
  ]);
  const index = await createIndex([indexedPage("/a", title, { text: title })]);
  const question = readQuestion(text);
  const words = askedWords(index, question);
  return signsOfAnswer(rankAnswers(index, question, words), text, words);
}

test("misses a proper name that the page does not have", async () => {
  expect((await signsOf("Lock appointments", "Who may lock appointments of Jira?")).nameMissing).toBe(1);
});

test("takes no day or month for a name", async () => {
  expect((await signsOf("Lock appointments", "May I lock appointments on Tuesday or in May?")).nameMissing).toBe(0);
});

test("takes no German noun for a name", async () => {
  await useGerman("words");
  expect((await signsOf("Termine sperren", "Wer darf Termine einer Tour sperren?")).nameMissing).toBe(0);
});

test("counts on fewer words in German, which joins two of English", async () => {
  const { words: english } = await signsOf("Lock appointments", "lock appointments");
  await useGerman("words");
  expect((await signsOf("Termine sperren", "termine sperren")).words).toBeGreaterThan(english);
});
