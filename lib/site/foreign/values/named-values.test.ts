import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { namedValues, withValues } from "./named-values";

test("puts texts of Sphinx in the places of their names", () => {
  const folder = temporaryFolder({
    "conf.py":
      'myst_substitutions = {\n  "product": "Ship",\n}\nwith open("./more.yaml", "r") as fd:\n    myst_substitutions.update(load(fd))\n',
    "more.yaml": 'list: "A:\\n\\n- b"\nversion: 2\n',
  });
  const made = withValues("The {{product}} {{ version }} {{ other }} {{list}}\n\n  {{ list }}\n", namedValues(folder));
  expect(made.body).toBe("The Ship 2 {{ other }} {{list}}\n\n  <!-- @include: list -->\n");
  expect(made.parts).toEqual({ list: "A:\n\n- b" });
});

test("puts shortcodes of Hugo that are only text in the places of their names", () => {
  const project = temporaryFolder({
    "hugo.toml": "",
    "layouts/shortcodes/ship/version.html": '{{/* Newest */}}\n2.0\n{{- "" -}}\n',
    "layouts/shortcodes/words.html": '<meta name="keywords" content="a">',
    "layouts/_shortcodes/new.html": "N",
    "layouts/shortcodes/own.html": "{{ .Get 0 }}",
    "content/a.md": "",
  });
  const { body } = withValues(
    "{{% ship/version %}} {{<ship/version>}} {{< new >}}.\n{{< words >}}\n{{< own >}}\n{% raw %}{{< words >}}{% endraw %}",
    namedValues(`${project}/content`),
  );
  expect(body).toBe("2.0 2.0 N.\n\n{{< own >}}\n{% raw %}{{< words >}}{% endraw %}");
});

test.each<[string, Record<string, string>, [string, string][]]>([
  ["in one line", { "conf.py": 'myst_substitutions = {"a": "b"}\nother = {\n  "c": "d",\n}\n' }, [["{{a}}", "b"]]],
  ["with line ends of Windows", { "conf.py": 'myst_substitutions = {\r\n  "a": "b",\r\n}\r\n' }, [["{{a}}", "b"]]],
  ["where the configuration is a folder", { "conf.py/a.md": "" }, []],
  [
    "where the file is a folder",
    { "conf.py": 'with open("a.yaml") as f:\n  myst_substitutions = f', "a.yaml/b": "" },
    [],
  ],
  ["where the shortcodes are a file", { "layouts/shortcodes": "" }, []],
  ["where a shortcode is long", { "layouts/shortcodes/a.html": "a".repeat(10_001) }, []],
])("reads values %s", (_, files, values) => {
  expect([...namedValues(temporaryFolder(files))]).toEqual(values);
});

test("puts parameters of Hugo in the places of their names, also in code", () => {
  const values = new Map([
    ["{{<param v.a>}}", "2"],
    ["{{<b>}}", "B"],
  ]);
  const { body } = withValues('{{% param v.a %}} {{< param "v.a" >}} {{% _param v.a %}} `{{% param v.a %}}`', values);
  expect(body).toBe("2 2 2 `2`");
  const other = "{{ param b }} {{< param b >}} {{< b c >}} {{%/* param v.a */%}}";
  expect(withValues(other, values).body).toBe(other);
});

test("leaves code as it is in MyST, but not in Jekyll and Hugo", () => {
  const values = new Map([
    ["{{a}}", "A"],
    ["{{site.a}}", "A"],
    ["{{<a>}}", "A"],
    ["{{__proto__}}", "B\nC"],
  ]);
  const text = "{{ a }} {{- site.a -}} {{< a >}}";
  const inCode = "{{ a }} A A";
  const fence = "```";
  const body = (plain: string, code: string) =>
    `${plain} \`${code}\`\n${fence}js\n${code}\n${fence}\n${fence}{note}\n${plain}\n${fence}\n`;
  expect(withValues(body(text, text), values)).toEqual({ body: body("A A A", inCode), parts: {} });
  const { parts } = withValues("{{ __proto__ }}", values);
  expect(Object.entries(parts)).toEqual([["__proto__", "B\nC"]]);
});
