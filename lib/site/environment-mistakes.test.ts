import { expect, test } from "vitest";
import { environmentMistakes } from "./environment-mistakes";

const told = (env: Record<string, string>) =>
  environmentMistakes(process.cwd(), env).map(({ file, message, hint }) => [file, message, hint]);
const app = { NEXT_PUBLIC_SEARCH_APP_ID: "A" };

test("accepts documented variables and those of other programs", () => {
  expect(told({ CHECK: "strict", SITE_DIR: "tests/site/", EDITION_LANGUAGE: "de", PORT: "1", check_run: "1" })).toEqual(
    [],
  );
  expect(told({ CHECK: "", SITE_DIR: "", CONTENT_DIR: "docs" })).toEqual([]);
  expect(told({ ...app, NEXT_PUBLIC_SEARCH_API_KEY: "B", NEXT_PUBLIC_SEARCH_HOST: "http://localhost:9" })).toEqual([]);
});

test.each([
  [{ CHECK: "1" }, ["CHECK", '"1" means nothing.', "Write CHECK=strict."]],
  [{ SITEDIR: "tests/site" }, ["SITEDIR", "Nothing reads this variable.", 'Did you mean "SITE_DIR"?']],
  [{ content_dir: "docs" }, ["content_dir", "Nothing reads this variable.", expect.stringContaining("CONTENT_DIR")]],
  [
    { SITE_DIR: "tests/sit" },
    ["SITE_DIR", 'There is no "tests/sit/manifest.ts".', expect.stringContaining("from the project root")],
  ],
  [
    { SITE_DIR: "tests/site", CONTENT_DIR: "docs" },
    ["SITE_DIR, CONTENT_DIR", "Both name what is exported.", "Unset one of the two."],
  ],
  [app, ["NEXT_PUBLIC_SEARCH_API_KEY", "Hosted search is half set up.", "Set it, or unset the others."]],
  [
    { ...app, NEXT_PUBLIC_SEARCH_API_KEY: "B", NEXT_PUBLIC_SEARCH_IDX: "c" },
    ["NEXT_PUBLIC_SEARCH_IDX", "Nothing reads this variable.", 'Did you mean "NEXT_PUBLIC_SEARCH_INDEX"?'],
  ],
  ...["search.example", "search.example:443", "https://"].map((host): [Record<string, string>, string[]] => [
    { ...app, NEXT_PUBLIC_SEARCH_API_KEY: "B", NEXT_PUBLIC_SEARCH_HOST: host },
    ["NEXT_PUBLIC_SEARCH_HOST", `"${host}" is not an address.`, "Write it with its scheme: https://search.example."],
  ]),
  [
    { ...app, NEXT_PUBLIC_SEARCH_API_KEY: "B", NEXT_PUBLIC_SEARCH_HOST: "https://b.example/search" },
    [
      "NEXT_PUBLIC_SEARCH_HOST",
      '"https://b.example/search" is more than a host, and the rest is dropped.',
      "Write https://b.example.",
    ],
  ],
])("reports %j with a hint", (env, mistake) => {
  expect(told(env)).toEqual([mistake]);
});
