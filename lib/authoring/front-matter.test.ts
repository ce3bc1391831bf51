import { describe, expect, test, vi } from "vitest";
import { validateFrontMatter } from "./front-matter";
import { splitFrontMatter } from "./split-front-matter";

const file = "content/user/gantt.mdx";
const page = (head: string) => `---\n${head}\n---\n\nText.\n`;
const read = (head: string) => {
  const split = splitFrontMatter(file, page(head), "mdx");
  return { body: split.body, ...validateFrontMatter(split) };
};
const valid = "title: Gantt\ndescription: Plan projects.\ntype: concept";

describe("splitting front matter", () => {
  test("keeps the author's line numbers by blanking the front matter", () => {
    expect(read(valid).body).toBe("\n\n\n\n\n\nText.\n");
  });
  test("reads a script page's front matter from its comment", () => {
    const text = '/*---\ntitle: A\n---*/\nexport default () => "b";\n';
    const { data, body } = splitFrontMatter("content/a.tsx", text, "tsx");
    expect(data).toEqual({ title: "A" });
    expect(body).toBe('\n\n\nexport default () => "b";\n');
  });
  test.each([
    ["mdx", "---js\nmodule.exports = { title: process.exit(1) }\n---\n", "---js"],
    ["mdx", "--- coffee\n---\n", "--- coffee"],
    ["tsx", "/*---js\nmodule.exports = { title: process.exit(1) }\n---*/\n", "/*---js"],
  ] as const)("rejects executable front matter in %s without running it: %j", (format, text, line) => {
    const { issues } = splitFrontMatter(file, text, format);
    expect(issues).toEqual([
      {
        severity: "error",
        file,
        line: 1,
        message: `Front matter names a language: "${line}".`,
        hint: "Only YAML is supported, and code is never executed. Remove the word after the dashes.",
      },
    ]);
  });
  test("accepts a byte order mark and CRLF line endings", () => {
    const split = splitFrontMatter(file, `\uFEFF${page(`${valid}\ndraft: maybe`).replaceAll("\n", "\r\n")}`, "mdx");
    expect(split.body).toBe("\n\n\n\n\n\n\r\nText.\r\n");
    expect(validateFrontMatter(split).issues).toMatchObject([{ line: 5, column: 8 }]);
  });
  test("limits alias expansion", () => {
    const lines = ["a: &a [x, x, x, x, x, x, x, x, x, x]"];
    for (const [name, of] of ["ba", "cb", "dc", "ed"]) lines.push(`${name}: &${name} [${Array(10).fill(`*${of}`)}]`);
    const { issues } = splitFrontMatter(file, page(lines.join("\n")), "mdx");
    expect(issues).toEqual([
      {
        severity: "error",
        file,
        line: 1,
        column: 1,
        message: "Front matter: Excessive alias count indicates a resource exhaustion attack.",
        hint: "Write the values out instead: aliases are resolved at most 100 times.",
      },
    ]);
  });
  test("reports front matter that is not a map", () => {
    expect(splitFrontMatter(file, page("- title"), "mdx").issues[0]?.message).toBe(
      'Front matter is not a map of keys and values: ["title"].',
    );
  });
  test.each([
    ["mdx", "---\ntitle: A\n", "---"],
    ["tsx", '/*---\ntitle: A\n*/\nexport default () => "b";\n', "---*/"],
    ["mdx", `---\n${"a: b\n".repeat(100_000)}`, "---"],
  ] as const)("reports unclosed front matter in a page of type %s without parsing it", (format, text, close) => {
    const read = vi.fn();
    const { body, whole, ...split } = splitFrontMatter(file, text, format, read);
    expect([body.trim(), body.split("\n").length, whole === text]).toEqual(["", text.split("\n").length, true]);
    expect(split).toMatchObject({
      data: {},
      issues: [
        {
          severity: "error",
          file,
          line: 1,
          message: "The front matter is never closed.",
          hint: `Write ${close} on a line of its own below its last key. For a horizontal rule, write *** instead.`,
        },
      ],
    });
    expect(read).not.toHaveBeenCalled();
  });
  test("does not treat a line of more than three dashes as a fence", () => {
    expect(splitFrontMatter(file, "-----\nText.\n", "mdx").issues).toEqual([]);
  });
  test("reports missing front matter", () => {
    expect(splitFrontMatter(file, "Text", "mdx").issues[0]?.message).toBe("The page has no front matter.");
  });
  test("reports the line of a YAML error", () => {
    const { issues } = splitFrontMatter(file, page("title: A\ndescription: b: c"), "mdx");
    expect(issues).toEqual([
      {
        severity: "error",
        file,
        line: 3,
        column: 14,
        message: "Front matter: Not valid YAML: Nested mappings are not allowed in compact mappings.",
        hint: "Put values that contain a colon or # in double quotes.",
      },
    ]);
  });
});

test.each([
  '"A" and B',
  '"A" "B"',
  "'It's A'",
  "[A] and B",
  "[A][B]",
  "] A",
  "*A* and B",
  "!A",
  "> A",
  "|A",
  "& A",
  "`A` and B",
])("says to put %j in quotes", (title) => {
  const { issues } = splitFrontMatter(file, page(`title: ${title}`), "mdx");
  expect(issues.map(({ hint }) => hint)).toEqual([
    "Put the whole value in quotes that it does not contain, or compare its indentation with the lines above.",
  ]);
});

describe("validating front matter", () => {
  test("accepts a complete page and fills in optional fields", () => {
    expect(read(valid)).toMatchObject({
      issues: [],
      frontMatter: { title: "Gantt", tags: [], answers: [], otherNames: [], unlisted: false, draft: false },
    });
  });
  test("joins a multiline title or description into one line", () => {
    expect(read("title: |\n  Gantt\n  chart\ndescription: >\n  Plan\n\n  projects.\ntype: concept")).toMatchObject({
      issues: [],
      frontMatter: { title: "Gantt chart", description: "Plan projects." },
    });
  });
  test.each([
    ["an unknown key", `${valid}\ntitel: B`, "5:1", 'Unknown key "titel".', 'Did you mean "title"?'],
    [
      "a key like no other",
      `${valid}\nslug: B`,
      "5:1",
      'Unknown key "slug".',
      "Known keys: title, description, type, tags, answers, other_names, sidebar_label, last_update, unlisted, draft, translates.",
    ],
    ["an unknown tag", `${valid}\ntags: [guide]`, "5:8", 'Unknown tag "guide".', 'Did you mean "guides"?'],
    [
      "an unknown type",
      "title: A\ndescription: b\ntype: concpt",
      "4:7",
      'Unknown page type "concpt".',
      'Did you mean "concept"?',
    ],
    [
      "a missing title",
      "description: b\ntype: concept",
      "1:1",
      'Front matter has no "title".',
      'Add a line "title: …".',
    ],
    ["a missing type", "title: A\ndescription: b", "1:1", 'Front matter has no "type".', 'Add a line "type: …".'],
    [
      "a title that is no text",
      "title: 5\ndescription: b\ntype: concept",
      "2:8",
      '"title" must be text, found 5.',
      "Put it in quotes.",
    ],
    [
      "an empty title",
      'title: " "\ndescription: b\ntype: concept',
      "2:8",
      '"title" is empty.',
      "Write a value: title: …",
    ],
    [
      "a title without a value",
      "title: ~\ndescription: b\ntype: concept",
      "2:8",
      '"title" has no value.',
      "Write one: title: …",
    ],
    ["tags without a value", `${valid}\ntags:`, "5:6", '"tags" has no value.', "Write one, or remove the line."],
    [
      "a draft that is no switch",
      `${valid}\ndraft: maybe`,
      "5:8",
      '"draft" must be true or false, found "maybe".',
      "Write draft: true or draft: false.",
    ],
    [
      "tags that are no list",
      `${valid}\ntags: guides`,
      "5:7",
      '"tags" must be a list, found "guides".',
      "Write tags: [first, second], or put each item on its own line after a hyphen.",
    ],
    [
      "answers that are no list",
      `${valid}\nanswers: how`,
      "5:10",
      '"answers" must be a list, found "how".',
      "Write answers: [first, second], or put each item on its own line after a hyphen.",
    ],
    [
      "a question that is too short",
      `${valid}\nanswers:\n  - question: What is it?\n  - question: Why`,
      "7:15",
      'The question "Why" is 3 characters long.',
      "Write 8 to 120 characters, the way a reader would ask it.",
    ],
    [
      "a question that is too long",
      `${valid}\nanswers:\n  - question: ${"x".repeat(121)}`,
      "6:15",
      `The question "${"x".repeat(79)}… is 121 characters long.`,
      "Write 8 to 120 characters, the way a reader would ask it.",
    ],
    [
      "an answer without a question",
      `${valid}\nanswers:\n  - at: top`,
      "6:5",
      '"answers[0]" has no "question".',
      'Add a line "question: …".',
    ],
    [
      "an answer with a key it does not have",
      `${valid}\nanswers:\n  - question: What is it?\n    att: what`,
      "7:5",
      'Unknown key "att" in "answers[0]".',
      'Did you mean "at"?',
    ],
    [
      "a heading written as a link",
      `${valid}\nanswers:\n  - question: What is it?\n    at: "#what"`,
      "7:9",
      '"#what" is not a heading id.',
      "Write it without the #: at: plan-a-task.",
    ],
    [
      "another name that is no text",
      `${valid}\nother_names: [a, 5]`,
      "5:18",
      '"other_names[1]" must be text, found 5.',
      "Put it in quotes.",
    ],
    [
      "a date that is none",
      `${valid}\nlast_update: { date: soon }`,
      "5:22",
      '"last_update.date" is not a date: "soon".',
      "Write it as 2026-03-02.",
    ],
    [
      "a day that there is not",
      `${valid}\nlast_update: { date: 2026-02-30 }`,
      "5:22",
      '"last_update.date" is not a date: "2026-02-30".',
      "Write it as 2026-03-02.",
    ],
    [
      "a day in another order",
      `${valid}\nlast_update: { date: 02.03.2026 }`,
      "5:22",
      '"last_update.date" is not a date: "02.03.2026".',
      "Write it as 2026-03-02.",
    ],
    [
      "a tag twice",
      `${valid}\ntags: [guides, guides]`,
      "5:16",
      '"guides" is listed twice.',
      "Remove or rename one of the two.",
    ],
    [
      "another name twice",
      `${valid}\nother_names: [a, b, a]`,
      "5:21",
      '"a" is listed twice.',
      "Remove or rename one of the two.",
    ],
    [
      "a last update that says nothing",
      `${valid}\nlast_update: {}`,
      "5:14",
      '"last_update" needs a date, an author, or both.',
      "Write last_update: { date: 2026-03-02, author: Name }.",
    ],
  ])("reports %s", (_, head, place, message, hint) => {
    const [line, column] = place.split(":").map(Number);
    expect(read(head).issues).toEqual([{ severity: "error", file, line, column, message, hint }]);
  });
  test.each([
    ["title: C # for planners", "2:8", '"title" is read as "C": in YAML, "# for planners" is a comment.'],
    ["title: &plan of work", "2:14", '"title" is read as "of work": in YAML, "&plan" is a name for the value.'],
    [
      "title: Gantt\nother_names:\n  - chart\n  - row # 1",
      "5:5",
      '"other_names[1]" is read as "row": in YAML, "# 1" is a comment.',
    ],
    [
      "title: Gantt\nanswers:\n  - question: What is row # 1?\n    at: use",
      "4:15",
      '"answers[0].question" is read as "What is row": in YAML, "# 1?" is a comment.',
    ],
  ])("warns of a text of which YAML drops a part: %j", (head, place, message) => {
    const [line, column] = place.split(":").map(Number);
    const hint = "Put the whole value in quotes, or a comment on a line of its own.";
    const { issues } = read(`${head}\n${valid.replace("title: Gantt\n", "")}`);
    expect(issues).toEqual([{ severity: "warning", file, line, column, message, hint }]);
  });
  test("accepts comments after values in quotes, values that are no free text, and on lines of their own", () => {
    const head = `# a\n${valid} # one of them\ntags: [guides] # b\ndraft: true # c\nsidebar_label: "C # d" # e\nother_names:\n  # f\n  - a#b`;
    expect(read(head).issues).toEqual([]);
  });
  test.each([
    "other_names:\n  - row\n    # further in than the list\n  - chart\n    # at its end",
    "other_names: [chart, row, # after a comma\n  bar]",
    "other_names:\n  - &row row\nsidebar_label: *row",
  ])("accepts comments that follow no text on its line, and names that are used: %j", (head) => {
    expect(read(`${valid}\n${head}`).issues).toEqual([]);
  });
  test("reports a second front matter block once, without reading its keys or showing it", () => {
    const split = splitFrontMatter(file, `---\ntitle: Gantt\n---\n\n${page(valid)}`, "mdx");
    expect(validateFrontMatter(split).issues).toEqual([
      {
        severity: "error",
        file,
        line: 5,
        message: "The page has a second front matter.",
        hint: "Put what both say into the first, and remove the second.",
      },
    ]);
    expect(split.body).toBe("\n\n\n\n\n\n\n\n\n\nText.\n");
    for (const text of ["***", "A: b", "---\n\nA.\n\n---"])
      expect(splitFrontMatter(file, page(valid).replace("Text.", text), "mdx").issues).toEqual([]);
  });
  test.each(["answers:\n  - question: Why?", "other_names: [plan]", "tags: [a]"])(
    "detects a second block that contains %j",
    (keys) => {
      const split = splitFrontMatter(file, `---\n${valid}\n---\n---\n${keys}\n---\n\nText.\n`, "mdx");
      expect(split.issues.map(({ message }) => message)).toEqual(["The page has a second front matter."]);
    },
  );
  test("removes unreadable front matter from the body", () => {
    expect(read("title: a: b\nlast_update: { date: x }").body).toBe("\n\n\n\n\nText.\n");
  });
  test("keeps the valid fields of front matter with mistakes", () => {
    expect(read(`${valid}\ntags: [x]\nunlisted: true`).frontMatter).toMatchObject({
      title: "Gantt",
      tags: [],
      unlisted: true,
    });
  });
  test("reads the questions that a page answers, and its other names", () => {
    const head = `${valid}\nanswers:\n  - question: How do I plan for two?\n    at: plan-for-two\n  - question: What is it?`;
    const { frontMatter, issues } = read(`${head}\nother_names: [double crew, pair]`);
    expect(issues).toEqual([]);
    expect(frontMatter.answers).toEqual([
      { question: "How do I plan for two?", at: "plan-for-two" },
      { question: "What is it?" },
    ]);
    expect(frontMatter.otherNames).toEqual(["double crew", "pair"]);
  });
  test.each([
    ["2026-03-02T10:00:00Z", "2026-03-02T10:00:00.000Z"],
    ["2026-03-02 10:00:00Z", "2026-03-02T10:00:00.000Z"],
    ["2026-03-02 23:30", "2026-03-02T23:30:00.000Z"],
    ["2026-03-02T10:00+02:00", "2026-03-02T08:00:00.000Z"],
  ])("accepts a time of the last update, in UTC unless it has a time zone: %s", (written, date) => {
    vi.stubEnv("TZ", "Asia/Tokyo");
    const { frontMatter, issues } = read(`${valid}\nlast_update: { date: "${written}" }`);
    expect(issues).toEqual([]);
    expect(frontMatter.lastUpdate?.date).toBe(date);
  });
  test("reads the date and author of the last update", () => {
    const { frontMatter } = read(`${valid}\nlast_update: { date: 2026-03-02, author: Julia Novak }`);
    expect(frontMatter.lastUpdate).toEqual({ date: "2026-03-02T00:00:00.000Z", author: "Julia Novak" });
  });
});

test.each(["constructor", "toString", "__proto__"])("knows no key %s, as any object has it", (key) => {
  const { frontMatter, issues } = read(`${valid}\n${key}: a`);
  expect(issues).toMatchObject([{ line: 5, message: `Unknown key "${key}".` }]);
  expect(frontMatter.title).toBe("Gantt");
});
