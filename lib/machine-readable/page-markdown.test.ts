import { expect, test } from "vitest";
import { type Edition, listEditions } from "../nav/editions";
import { manifest } from "../nav/manifest";
import { readPage } from "../page/read";
import { docSource } from "../page/testing/doc-source";
import { site } from "../site";
import { useGerman } from "../testing/use-german";
import { pageMarkdown } from "./page-markdown";

const locales = {
  default: "en",
  items: [{ code: "en", label: "English", direction: "ltr", calendar: "gregory", openGraph: "en_US" }],
} as const;
const [newest, older] = listEditions({
  locales,
  versions: {
    items: [
      { name: "current", label: "Next", path: "/", mainDocId: "keeper", isLast: true },
      { name: "1.0", label: "First lamp", path: "/1.0", mainDocId: "index", isLast: false },
    ],
  },
});
const source = docSource("/keeper/knots", "Tie it.\n\n[Lamps](/lamps#oil)\n");

/** What a page's Markdown depends on besides the page, in an edition; `paths`: pages of the newest version. */
function siteOf(edition: Edition | undefined, paths: readonly string[] = []) {
  if (!edition || !newest) throw new Error("Both versions are configured above.");
  const tree = async () => (await readPage(source, { sizeOf: () => undefined })).tree;
  return {
    manifest: { ...manifest, edition, editions: [newest, edition] },
    alternates: { translations: new Map(), versions: new Map([["current", new Set(paths)]]) },
    reader: { tree },
    product: { draw: () => () => [] },
  };
}

test("says in the language of the edition that a page is not translated, and where the original is", async () => {
  await useGerman("pages");
  const { pageMarkdown } = await import("./page-markdown");
  expect(await pageMarkdown({ ...source, untranslated: { language: "en" } }, siteOf(newest))).toMatch(
    /\n\n\*Diese Seite ist noch nicht übersetzt\.[^[]*\[Zum Original in der englischen Ausgabe\]\(https:\S+\/keeper\/knots\)\.\*\n\nTie it\.\n/,
  );
  expect(await pageMarkdown(source, siteOf(newest))).toMatch(
    /\nSource: \S+\n\nTie it\.\n\n\[Lamps\]\(https:\S+\/lamps#oil\)\n$/,
  );
});

test.each([
  ["the same page", ["/keeper/knots"], "/keeper/knots"],
  ["the main page, where it has no such page", [], "/keeper"],
])("says that a page is of an older version, with a link to %s of the newest version", async (_, paths, target) => {
  expect(await pageMarkdown(source, siteOf(older, paths))).toContain(
    `\n\n*You are reading the documentation of an older version, First lamp. [Go to the newest version](${site.url}${target}).*\n\nTie it.`,
  );
});
