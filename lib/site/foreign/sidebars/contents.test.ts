import { expect, test } from "vitest";
import { docSource } from "../../../page/testing/doc-source";
import type { Sidebars } from "../../../types";
import { withContents } from "./contents";

const sidebars: Sidebars = {
  guide: {
    label: "Guide",
    href: "/guide",
    items: [
      { type: "link", label: "Guide", href: "/guide" },
      { type: "link", label: "*First* &lt;", href: "/guide/first (one" },
      { type: "category", label: "More", items: [{ type: "link", label: "A", href: "/guide/more/a" }] },
      {
        type: "category",
        label: "Set",
        href: "/guide/set",
        items: [{ type: "link", label: "B", href: "/guide/set/b" }],
      },
    ],
  },
};

const empty = (path: string, body = "") => docSource(path, body, { foreign: { base: "", isDescribed: false } });

test("lists what is in the folder of a page without text", () => {
  expect(withContents(empty("/guide", "\n"), sidebars).body).toBe(
    "- [\\*First\\* &amp;lt;](</guide/first (one>)\n- [More](</guide/more/a>)\n- [Set](</guide/set>)\n",
  );
  expect(withContents(empty("/guide/set"), sidebars).body).toBe("- [B](</guide/set/b>)\n");
});

test("lists it at the end of a text that asks for it", () => {
  expect(withContents(empty("/guide/set", "\nText.\n\n<DocCardList items={pages} />\n"), sidebars).body).toBe(
    "\nText.\n\n- [B](</guide/set/b>)\n",
  );
  const elsewhere = "Text.\n\n<DocCardList />\n";
  expect(withContents(empty("/guide/first", elsewhere), sidebars).body).toBe(elsewhere);
});

test("leaves pages with text, and those that stand for no folder", () => {
  expect(withContents(empty("/guide", "Text."), sidebars).body).toBe("Text.");
  expect(withContents(empty("/guide/first"), sidebars).body).toBe("");
  expect(withContents(docSource("/guide"), sidebars).body).toBe("");
});
