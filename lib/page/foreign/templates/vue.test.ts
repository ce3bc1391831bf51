import { expect, test } from "vitest";
import { readForeign } from "../../testing/read-foreign";
import { readVue } from "./vue";

test.each([
  ['<A :b="c" @click="d" v-if="e">f</A>', '<A :b="c" v-on:click="d" v-if="e">f</A>'],
  ["<template #title>a</template>", "<template v-slot:title>a</template>"],
  ['<img :src="withBase(\'/a.png\')" alt="b">', '<img src="/a.png" alt="b">'],
  ['<A\n  :b="c"\n  @d="e"\n>\nf\n</A>', '<A :b="c" v-on:d="e" >\n\n\n\nf\n</A>'],
  ['`<A @b="c">` <a title=" @b #c" href="#d">', '`<A @b="c">` <a title=" @b #c" href="#d">'],
  ["a <b @c\n\n> d", "a <b @c\n\n> d"],
  ["<p>\n  <A\n    @b='c'\n  >\n  </A>\n</p>", "<p>\n  <A\n    v-on:b='c'\n  >\n  </A>\n</p>"],
  ["a <C @d>e</C> <t-f @g />", "a <C v-on:d>e</C> <t-f v-on:g />"],
])("converts %j to %j", (text, read) => {
  expect(readVue(text)).toBe(read);
});

test.each([
  '> <A\n>   @b="c"\n> />\n> End.',
  "> A list of <T\n> and more.",
  "A list of <T\n> and more.",
  'Code:\n\n    a\n    <A @b="c">\n\n    <A\n      @b="c"\n    >',
  "Write to <john @example> now.",
  "List<String @d> x",
])("leaves %j unchanged", (text) => {
  expect(readVue(text)).toBe(text);
});

test("replaces Vue components with placeholders, and reports lost bindings of URLs", async () => {
  const { html, told } = await readForeign(
    "a.md",
    '<Foo\n  @b="c"\n>\n\n*d*\n\n</Foo>\n\nIn <img :src="e" alt="f">.\n',
  );
  expect(html.replace(/(?<=[|>\]]) (?=[<\]])/g, "").trim()).toBe(
    '[UnknownComponent name=Foo|<p><em>d</em></p>]<p>In <img alt="f"/>.</p>',
  );
  expect(told).toEqual([
    "1 Unknown component <Foo>: a placeholder is shown instead.",
    '9 Attribute ":src" of <img> is left out: its value is code.',
  ]);
});

test("keeps the named slots of Vue components in their placeholder, and leaves out templates that have to run", async () => {
  const { html, told } = await readForeign(
    "a.md",
    "<Foo>\n  <template #title>Keepers</template>\n  <template #lead>\n    Who <b>keeps</b> it.\n    <Bar />\n  </template>\n  <template #each='{ name }'>{{ name }}</template>\n</Foo>\n\n" +
      '<template v-if="c">No.</template>\n',
  );
  expect(
    html
      .replace(/\s+/g, " ")
      .replace(/(?<=[|>\]]) (?=[<\]])/g, "")
      .trim(),
  ).toBe(
    "[UnknownComponent name=Foo|<div>Keepers</div><div> Who <b>keeps</b> it. [UnknownComponent name=Bar|]</div>]<p></p>",
  );
  expect(told).toEqual([
    "1 Unknown component <Foo>: a placeholder is shown instead.",
    "5 Unknown component <Bar>: a placeholder is shown instead.",
    "7 <template> is left out.",
  ]);
});

test("does not tell what is meant to be seen as it is written", async () => {
  const text = "::: v-pre\n{{ a }}\n:::\n\n<p v-pre>{{ b }}</p>\n\n{{ c }}\n";
  expect((await readForeign("a.md", text)).told).toEqual(['7 "{{ c }}" is shown as written.']);
});

test("leaves out what Vue repeats, with a warning", async () => {
  const { html, told } = await readForeign(
    "a.md",
    '# T\n\nText.\n\n<div>\n  <p v-for="a in list" :key="a.b">{{ a.b }}</p>\n  <p>Kept.</p>\n</div>\n\n<Card v-for="a in list" :key="a">{{ a }}</Card>\n',
  );
  expect(html).not.toContain("{{");
  expect(html).toContain("<p>Kept.</p>");
  expect(told).toEqual(["6 <p v-for> is left out.", "10 <Card v-for> is left out."]);
});
