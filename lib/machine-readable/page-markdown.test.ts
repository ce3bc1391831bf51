import { expect, test } from "vitest";
import { readPage } from "../page/read";
import { docSource } from "../page/testing/doc-source";
import { useGerman } from "../testing/use-german";

test("says in the language of the edition that a page is not translated, and where the original is", async () => {
  await useGerman("pages");
  const { pageMarkdown } = await import("./page-markdown");
  const source = docSource("/keeper/knots", "Tie it.\n");
  const reader = { tree: async () => (await readPage(source, { sizeOf: () => undefined })).tree };
  const write = (untranslated?: { language: string }) =>
    pageMarkdown({ ...source, ...(untranslated && { untranslated }) }, reader, () => () => []);
  expect(await write({ language: "en" })).toMatch(
    /\n\n\*Diese Seite ist noch nicht übersetzt\.[^[]*\[Zum Original in der englischen Ausgabe\]\(https:\S+\/keeper\/knots\)\.\*\n\nTie it\.\n$/,
  );
  expect(await write()).toMatch(/\nSource: \S+\n\nTie it\.\n$/);
});
