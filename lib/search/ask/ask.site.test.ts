import { beforeAll, describe, expect, test } from "vitest";
import type { TextIndex } from "../engine/text-index";
import { indexOfSite, pagesOfSite } from "../testing/index-of-site";
import type { IndexedPage } from "../types";
import { answerQuestion } from "./ask";
import { nothing } from "./ask-types";
import { findBest } from "./find-best";
import type { PassageLine } from "./sentences";

/** Questions of readers, and the page (with its section) that the first quote must come from. */
const questions: readonly [question: string, source: string][] = [
  ["How do I lock an appointment?", "/administration/guides/lock-appointments#lock-one-appointment"],
  ["How do I reset my password?", "/user/guides/reset-password#reset-the-password"],
  ["What is a layout?", "/user/layouts"],
  ["What is the difference between a profile and a layout?", "/user/profiles-layouts"],
  ["How do I rotate an API key?", "/administration/apikeys#rotate"],
  ["What does PL-1106 mean?", "/administration/transactions/errors#pl-1106"],
  ["How can I verify a webhook signature?", "/integrations/webhook/authentication"],
  ["Who may delete a user?", "/administration/users#delete-a-user"],
  ["How do I add a public holiday?", "/administration/settings/calendars#add-a-public-holiday"],
  ["What is data-driven security?", "/user/authentication/datadrivensecurity"],
  ["How do I install the mobile app on Android?", "/user/mobile/installation#install-on-android"],
  ["What is the source app?", "/develop/api/global/sourceapp#what-a-source-app-decides"],
  ["How do I send planning back to Excel?", "/integrations/power-platform/guides/excel/webhook"],
  ["How do I create a recurring appointment?", "/user/features/recurring-appointments"],
  ["Where do I set the time zone?", "/user/user-architecture#time-zones"],
  ["How do I install the extension in Business Central?", "/integrations/business-central/install/extension"],
  ["How long are transactions kept?", "/administration/transactions#limits-and-settings"],
  ["How do I split an appointment?", "/user/guides/split-appointment"],
  ["Is my location tracked?", "/user/mobile/location-tracking"],
  ["How can I filter resources on the board?", "/user/components/resourcefilters"],
];

/** Questions that were once answered badly, with the questions asked before them, and the lesson of each. */
const lessons: readonly [lesson: string, asked: readonly string[], source: string][] = [
  ["mistyped words that shape a question", ["Waht is a contianer?"], "/user/features/containers"],
  [
    "what differs is where both are explained",
    ["What is the differnce between a job and a task?"],
    "/user/user-glossary#words-that-are-often-confused",
  ],
  [
    "words that only count beside others",
    ["How many users does my license allow?"],
    "/administration/license#what-is-counted",
  ],
  ["a table below the heading that is asked for", ["What is the rate limit of the API?"], "/develop/api#limits"],
  ["prepositions name no topic", ["How do I authenticate against the API?"], "/develop/api#authenticate"],
  [
    "readers' own words for a role",
    ["What rights does a scheduler need to lock appointments?"],
    "/administration/guides/lock-appointments#before-you-begin",
  ],
  [
    "a problem told as a statement",
    ["My phone does not get notifications"],
    "/user/mobile/troubleshooting#no-push-or-a-late-one",
  ],
  ["a single row of a table", ["Is data encrypted at rest?"], "/architecture#the-parts"],
  [
    "verbs that name no topic",
    ["Which version of Business Central is supported?"],
    "/integrations/business-central/requirements",
  ],
  [
    "a story is no answer",
    ["How do I retry a failed transaction?", "And what if it fails again?"],
    "/administration/transactions",
  ],
];

let pages: readonly IndexedPage[];
let index: TextIndex;
beforeAll(async () => {
  pages = await pagesOfSite();
  index = await indexOfSite();
});

const quotesFor = (question: string, before: readonly string[] = []) => answerQuestion(index, question, before).quotes;
const linesFor = (question: string, before: string[] = []) =>
  quotesFor(question, before).flatMap((quote) => quote.lines.map((line) => line.text));

describe("Ask quotes the page that answers a question", () => {
  test("has twenty test questions", () => expect(questions).toHaveLength(20));
  test.each(questions)("%s", (question, source) => {
    const [first] = quotesFor(question);
    expect(first?.source.href.startsWith(source), `quoted from ${first?.source.href}`).toBe(true);
    expect(first?.lines.length).toBeGreaterThan(0);
  });
});

describe("regressions of Ask", () => {
  test.each(lessons)("%s: %j", (_, asked, source) => {
    const [first] = quotesFor(asked.at(-1) ?? "", asked.slice(0, -1));
    expect(first?.source.href.startsWith(source), `quoted from ${first?.source.href}`).toBe(true);
  });
  test("quotes a table row with its column names", () => {
    expect(linesFor("Notifications do not arrive after I installed the app")).toContainEqual(
      expect.stringMatching(/notification.* – Cause: Notifications .* – Fix: Allow them/),
    );
  });
  test("does not mix steps for different platforms", () => {
    const [quote] = quotesFor("How do I install the extension in Business Central?");
    expect(quote?.lines.filter(({ type, isFirst }) => type === "step" && isFirst)).toHaveLength(1);
  });
  test("puts the definition of an error code after the answer to the rest of the question", () => {
    const quotes = quotesFor("PL-4009 business central where is the real message");
    expect(quotes[0]?.source.href).toContain("/integrations/business-central/common-errors");
    expect(quotes.at(-1)?.source.href).toContain("/administration/transactions/errors");
  });
  test("quotes the definition of a term before its uses", () => {
    expect(linesFor("What is a time marker?").join("\n")).toContain("Time marker: a color with a name");
  });
});

test("answers a question that a page lists from that page, which search also ranks first", () => {
  const listed = index.docs.filter(({ section }) => section?.isQuestion).filter((_, at) => at % 40 === 0);
  const answers = listed.map(({ page, section }) => {
    const { isSure, quotes } = answerQuestion(index, section?.heading ?? "");
    const found = findBest(index, section?.heading ?? "")[0]?.doc.page;
    const isThere = isSure && quotes[0]?.source.href.split("#")[0] === page.href && found === page;
    return isThere ? [] : section?.heading;
  });
  // A name in it may be defined elsewhere.
  expect(answers.flat().length, answers.flat().join("\n")).toBeLessThan(listed.length / 30);
});

test("answers a how-to question with its steps in order", () => {
  const [quote] = quotesFor("How do I rotate an API key?");
  const steps = quote?.lines.filter((line) => line.type === "step").map((line) => line.text) ?? [];
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(steps[0]).toBe("Select the key, then Rotate. The new value is shown once.");
});

test.each([
  "What is the weather in Paris?",
  "How do I bake bread?",
  "Does Planloom integrate with SAP?",
  "Who is the president of France?",
  "Does Planloom work with Jira?",
  "How do I set up a Slack channel?",
  "Is there a discount for nonprofits?",
  "Tell me a joke",
  "thanks",
  "",
  "??",
])("does not answer %j", (question) => {
  expect(answerQuestion(index, question)).toEqual(nothing);
});

test.each([
  "restrict an API key to our office IP range",
  "team lead approves holiday requests on the board",
  "How do I send an SMS to customers?",
])("marks the nearest places as unsure for %j, which no page answers", (question) => {
  const { isSure, quotes, similar } = answerQuestion(index, question);
  expect(isSure).toBe(false);
  expect(quotes.length).toBeGreaterThan(0);
  expect(similar.length).toBeGreaterThan(0);
  for (const listed of similar) expect(answerQuestion(index, listed.question).isSure, listed.question).toBe(true);
});

describe("alternative pages", () => {
  const alternativesTo = (question: string) => quotesFor(question).filter(({ isAlternative }) => isAlternative);
  test("come after the most likely page", () => {
    const sources = quotesFor("who may delete a layout");
    expect(sources.findIndex(({ isAlternative }) => isAlternative)).toBeGreaterThan(0);
  });
  test("are not quoted when one page clearly answers", () => {
    expect(alternativesTo("How do I rotate an API key?")).toEqual([]);
  });
});

test("keeps the topic of the previous question in a follow-up", () => {
  const lines = linesFor("And how do I unlock it?", ["How do I lock an appointment?"]);
  expect(lines[0]).toContain("Unlock");
});

test("carries nothing over to a self-contained question", () => {
  const alone = quotesFor("How do I reset my password?");
  expect(quotesFor("How do I reset my password?", ["What is a layout?"])).toEqual(alone);
});

test("gives the same answer to the same question", () => {
  expect(linesFor("What is a layout?")).toEqual(linesFor("What is a layout?"));
});

test("quotes the documentation verbatim", () => {
  const text = JSON.stringify(pages);
  const cells = (line: PassageLine) => (line.type === "row" ? line.text.split(/ – (?:[^:–]+: )?/) : [line.text]);
  for (const [question] of questions) {
    for (const line of quotesFor(question).flatMap((quote) => quote.lines)) {
      for (const words of cells(line)) expect(text).toContain(JSON.stringify(words).slice(1, -1));
    }
  }
});
