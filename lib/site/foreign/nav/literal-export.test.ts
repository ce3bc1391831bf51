import { expect, test, vi } from "vitest";
import { processorSeconds } from "../../../page/testing/processor-seconds";
import { literalExport, literalProperty, literalText } from "./literal-export";
import { parseModule } from "./literal-value";

vi.mock("./literal-value", { spy: true });

test.each([
  ["export default { a: 'b', \"c-d\": { title: `e`, f: { g: 1 } } }", { a: "b", "c-d": { title: "e", f: {} } }],
  ["module.exports = {\n  // no\n  'it\\'s': \"}\",\n}", { "it's": "}" }],
  [
    [
      "import type { M } from 'x'\nconst meta: M = {\n  a: <B c='}' />,\n  ...rest,\n  d,\n  e: f('g', { h: 'i' }),",
      "  j: `$\u007bk}`,\n  [l]: 'm',\n  n: 'o' + p,\n  q: 'r'\n}\nexport default meta",
    ].join("\n"),
    { q: "r" },
  ],
  ["export default { a: { b: 'c' } } satisfies M", { a: { b: "c" } }],
  ["const meta = make();\nexport default meta", {}],
  ["export default () => ({ a: 'b' })", {}],
  ["export = { a: 'b' }", { a: "b" }],
  ["", {}],
])("reads %j as %j", (code, said) => {
  expect(literalExport(code)).toEqual(said);
});

test("leaves a module without a default export unparsed, for which the compiler would be loaded", () => {
  vi.mocked(parseModule).mockClear();
  expect(literalExport("export const sidebars = { a: 'b' }")).toEqual({});
  expect(parseModule).not.toHaveBeenCalled();
});

test("does not run the module, and reads what a truncated one contains", () => {
  expect(literalExport("throw new Error();\nexport default { a: 'b' }")).toEqual({ a: "b" });
  expect(literalExport("export default { a: 'b', c: { d: 'e'")).toEqual({ a: "b", c: { d: "e" } });
  expect(literalExport("export default {")).toEqual({});
});

test("returns nothing for a module nested too deeply", () => {
  expect(literalExport(`export default ${"[".repeat(100_000)}`)).toEqual({});
});

test("limits the size of a module whose references expand exponentially", async () => {
  const names = Array.from({ length: 28 }, (_, index) => `n${index}`);
  const lists = names.map((name, index) => `const ${name} = [${Array(8).fill(names[index + 1] ?? "'a'")}]`);
  const seconds = await processorSeconds(() => {
    const code = lists.join("\n");
    expect(literalExport(`${code}\nexport default { first: 'b', last: n0 }`)).toMatchObject({ first: "b" });
    const { length } = JSON.stringify(literalProperty(`${code}\nexport default { sidebar: n0 }`, "sidebar"));
    expect(length).toBeLessThan(1_000_000);
  });
  expect(seconds).toBeLessThan(2);
});

test("reads arrays, booleans, references, and functions that only return a value", () => {
  const code = [
    "const rest = { d: true }",
    "const words = () => ['e', ...more]",
    "function more() { return ['f'] }",
    "export default { a: [{ b: 'c' }, ...words(), g()], ...rest, words: more(), itself }",
    "const itself = { itself }",
  ].join("\n");
  expect(literalExport(code)).toMatchObject({ a: [{ b: "c" }, "e"], d: true, words: ["f"] });
});

test("finds a property at any depth", () => {
  const code = "export default define({ sidebar: false, x: [tool({ sidebar: [], y: { sidebar: list() } })] })";
  expect(literalProperty(`${code}\nfunction list() { return ['a'] }`, "sidebar")).toEqual(["a"]);
  expect(literalProperty(code, "sidebar")).toBeUndefined();
});

test("finds the outermost text of a property", () => {
  const code =
    "const deep = [{ a: { title: 'No' } }];\nexport default tool({ title: name, x: { title: '' }, y: { title: 'Yes' } })";
  expect(literalText(code, "title")).toBe("Yes");
  expect(literalText(`${code}\nconst name = 'Name'`, "title")).toBe("Name");
  expect(literalText(code, "none")).toBeUndefined();
});
