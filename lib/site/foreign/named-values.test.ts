import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
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
    "layouts/shortcodes/own.html": "{{ .Get 0 }}",
    "content/a.md": "",
  });
  const { body } = withValues(
    "{{% ship/version %}} {{<ship/version>}}.\n{{< words >}}\n{{< own >}}\n{% raw %}{{< words >}}{% endraw %}",
    namedValues(`${project}/content`),
  );
  expect(body).toBe("2.0 2.0.\n\n{{< own >}}\n{% raw %}{{< words >}}{% endraw %}");
});
