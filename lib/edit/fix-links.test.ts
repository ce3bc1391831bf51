import { expect, test } from "vitest";
import { changeLinks, fixHref } from "./fix-links";

const targets = {
  anchors: new Map([
    ["/user", new Set(["use", "plan-a-task", "part-1", "part-2"])],
    ["/other", new Set<string>()],
  ]),
  moved: new Map([
    ["/old", "/user"],
    ["/older", "/user#use"],
    ["/out", "https://x.example"],
  ]),
};

test.each([
  ["/old", "/user"],
  ["/old#plan-a-task", "/user#plan-a-task"],
  ["/older", "/user#use"],
  ["/out", "https://x.example"],
  ["/user/", "/user"],
  ["/user.mdx#use", "/user#use"],
  ["/user/index.mdx#use", "/user#use"],
  ["/user/index", "/user"],
  ["/content/user.mdx#use", "/user#use"],
  ["/old/index.md", "/user"],
  ["/User", "/user"],
  ["/other/index#nothing", "/other#nothing"],
  ["/usr/index.mdx", undefined],
  ["/user#usee", "/user#use"],
  ["#plan-a-tsk", "#plan-a-task"],
  ["#", undefined],
  ["/user#part-3", undefined],
  ["/user#nothing", undefined],
  ["/user", undefined],
  ["/usr", undefined],
  ["https://x.example/user/", undefined],
])("fixes %s to %s", (href, expected) => {
  expect(fixHref(href, "/user", targets)).toBe(expected);
});

test("changes only the links at the given positions", () => {
  const text = 'a [`x`](/old) [y](/old)\n\n[/old](/old "T") and [r]\n\n[r]: /old\n<Card href="/old" />\n';
  const links = [
    { href: "/old", to: "/user", line: 1, column: 3 },
    { href: "/old", to: "/user", line: 3, column: 1 },
    { href: "/old", to: "/user", line: 6, column: 1 },
  ];
  expect(changeLinks(text, links)).toBe(
    'a [`x`](/user) [y](/old)\n\n[/old](/user "T") and [r]\n\n[r]: /old\n<Card href="/user" />\n',
  );
  expect(changeLinks("> [r]\n>\n> [r]: /old\n", [{ href: "/old", to: "/user", line: 1, column: 3 }])).toBe(
    "> [r]\n>\n> [r]: /user\n",
  );
  expect(changeLinks("[r] a\n\n[r]: /old\n", [{ href: "/old", to: "/user", line: 1, column: 1 }])).toBe(
    "[r] a\n\n[r]: /user\n",
  );
});

test("leaves code in the text of a link", () => {
  const link = { href: "/old", to: "/user", line: 1, column: 1 };
  expect(changeLinks("[write `[x](/old)`](/old)\n", [link])).toBe("[write `[x](/old)`](/user)\n");
  expect(changeLinks("[`` `](/old) ``][r]\n\n[r]: /old\n", [link])).toBe("[`` `](/old) ``][r]\n\n[r]: /user\n");
});

test("changes a link whose URL contains an unencoded percent sign", () => {
  const link = { href: "/50%#usee", to: "/user#use", line: 1, column: 1 };
  expect(changeLinks("[x](/50%#usee)\n", [link])).toBe("[x](/user#use)\n");
});
