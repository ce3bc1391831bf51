import { expect, test } from "vitest";
import { emptyOutline } from "../page/outline";
import { projectRoot } from "../site/environment";
import { createPageExaminer } from "./examine";

const examine = createPageExaminer(projectRoot());
const findingsOf = (lang: string, code: string) => {
  const outline = { ...emptyOutline(), fences: [{ lang, code, meta: "", line: 1, column: 1 }] };
  return examine({ file: "content/user/a.mdx", body: "", outline }).findings.map(({ message }) => message);
};

test.each(["\u2028", "\u2029", "\u00A0", "\u200B", "\uFEFF"])(
  "reports nothing that follows from the invisible character %j in code",
  (character) => {
    expect(findingsOf("json", `{ "a": 1,${character}"b": 2 }`)).toEqual([]);
    expect(findingsOf("json", `{ "a": 1,${character}"b": }`)).toEqual(["The fence is not valid JSON."]);
    expect(findingsOf("yaml", `a:\n${character} b: 1`)).toEqual([]);
  },
);
