import { describe, expect, test } from "vitest";
import { findDeepNesting } from "./nesting";
import { processorSeconds } from "./testing/processor-seconds";

const many = 400;
const rows = (row: string) => `${row}\n`.repeat(many);

describe("angle brackets that open no element are allowed in any number", () => {
  test.each([
    ["types in paragraphs", rows("It gives a Promise<string>.\n")],
    ["types in a list", rows("- `a` gives a Promise<string>.")],
    ["types in a table", `| a |\n| - |\n${rows("| Promise<string> |")}`],
    ["addresses", rows("Thanks to <https://a.example> and <a.b@c.example>.")],
    ["inline code", `<Box>\n\n</Box>\n\n${rows("- `<Box>` and ``a ` <div>``")}`],
    ["code between fences", `\`\`\`ts\n${rows("const a: Promise<string>;")}\`\`\``],
    ["code in an item", `- \`\`\`html\n${rows("  <div>")}  \`\`\``],
    ["what closes itself", rows("<Box />\n\n<br>\n")],
    ["what is closed", rows("<Box>\n\n<div>\n\nA\n\n</div>\n\n</Box>\n")],
  ])("%s", (_, text) => {
    expect(findDeepNesting(text)).toBeUndefined();
  });
});

describe("nested elements are found, with the limit they exceed", () => {
  const most = 180;
  test.each([
    ["HTML that is not closed", "<div>\n\n", 2, most],
    ["HTML in sentences", "a <b>\n\n", 2, most],
    ["a name alone in its line", "<x>\n\n", 2, most],
    ["ends without a start between them", "<div>\n</x>\n", 2, most],
    ["ticks that are no code", "\\`<div>\\`\n", 1, most],
    ["one paragraph", "a <x>\n", 1, most],
    ["code that may be none", "<p>`<div>`\n", 1, 2000],
  ])("%s", (_, text, lines, count) => {
    const { line, message } = findDeepNesting(text.repeat(count + 20)) ?? {};
    expect(line).toBe(count * lines + 1);
    expect(message).toBe(`Elements are nested more than ${count} deep: the page was not read.`);
  });

  test("in components that are closed later", () => {
    const text = `${"<Box>\n\n".repeat(200)}${"</Box>\n\n".repeat(200)}`;
    expect(findDeepNesting(text)?.line).toBe(2 * most + 1);
  });

  test("with a separate limit for lists and quotations", () => {
    expect(findDeepNesting(`${"> ".repeat(61)}a`)?.message).toMatch(/^Lists and quotations .* more than 60 deep/);
  });

  test("quickly in a long line", async () => {
    const seconds = await processorSeconds(() => {
      findDeepNesting("`a ``b <x ".repeat(100_000));
      findDeepNesting(Array.from({ length: 1400 }, (_, count) => "`".repeat(count + 1)).join(" "));
    });
    expect(seconds).toBeLessThan(3);
  });
});
