import { expect, test } from "vitest";
import { useGerman } from "../../testing/use-german";
import { defines, partsOf, readQuestion } from "./question";

test.each([
  ["How do I lock an appointment, and who may unlock it?", ["How do I lock an appointment", "who may unlock it?"]],
  [
    "How long are transactions kept? Where do I change that? What does PL-4005 mean?",
    ["How long are transactions kept?", "Where do I change that?", "What does PL-4005 mean?"],
  ],
])("splits %j into its parts", (text, parts) => expect(partsOf(text)).toEqual(parts));

test.each([
  ["a comparison", "What is the difference between a job and what is a task?"],
  ["one thing that is done with two", "How do I lock and unlock an appointment?"],
  ["one question about two things", "What are layouts and profiles?"],
  ["words that ask nothing alone", "Who and when?"],
  ["what goes on without a topic", "What does PL-2002 mean and what should I do?"],
  ["a story before a question", "The sandbox was restored and what happens to its keys?"],
  ["a question and what happened", "How do I lock an appointment? It does not work."],
  ["more than a few", "What is a job? What is a task? What is a layout? What is a profile?"],
])("does not split %s", (_, text) => expect(partsOf(text)).toEqual([text]));

test.each([
  ["Layout: the saved state of a component", true],
  ["A layout is the saved state of a component", true],
  ["A profile is a whole screen", false],
])("takes %j for an explanation of a layout: %s", (line, explains) => {
  expect(defines(line, readQuestion("What is a layout?"))).toBe(explains);
});

test.each([
  ["A job is the order, a task is one part of it", true],
  ["Job, task, resource – The job is the whole, and the task is part of it", true],
  ["Job, resource – The job is the whole, and a resource does it", false],
  ["Delete job, Delete task – Job key or task key", false],
])("takes %j for the difference of a job and a task: %s", (line, explains) => {
  expect(defines(line, readQuestion("What is the difference between a job and a task?"))).toBe(explains);
});

test("takes a row of longer names for their difference, and no comparing word for a topic", () => {
  const question = readQuestion("category versus filter value");
  expect(question.words.map(({ terms }) => terms[0])).not.toContain("versus");
  expect(defines("Category, filter value – A category colors an appointment", question)).toBe(true);
});

test.each([
  ["How do I call support?", ["call", "support"]],
  ["Does it support proxies?", ["proxy"]],
])("takes for topics of %j: %j", (text, topics) => {
  expect(readQuestion(text).words.map(({ terms }) => terms[0])).toEqual(topics);
});

test.each([
  ["Who moved my appointment?", "facts"],
  ["I want the environment of a client", "facts"],
  ["my appointment doesnt move", "problem"],
  ["I can't move it", "problem"],
  ["it won’t move", "problem"],
])("takes %j for a question about %s", (text, intent) => expect(readQuestion(text).intent).toBe(intent));

test("carries the topic on to a question about a person named before", () => {
  const { carried } = readQuestion("What rights does she need?", ["How do I add a dispatcher?"]);
  expect(carried.map(({ terms }) => terms[0])).toEqual(["add", "dispatcher"]);
});

test("reads German questions as they are typed, with umlauts and verbs in the plural", async () => {
  await useGerman("words");
  const german = await import("./question");
  const topicsOf = (text: string) => german.readQuestion(text).words.map(({ terms }) => terms[0]);
  expect(german.readQuestion("Was bedeuten die Farben?").intent).toBe("definition");
  expect(topicsOf("Was bedeuten die Farben?")).toEqual(["farb"]);
  expect(topicsOf("Erkläre die Layouts, wenn nötig")).toEqual(["layou"]);
  expect(topicsOf("wie fasse ich termine zusammen, ohne sie zu loeschen")).toEqual(["zusammenfass", "termin", "losch"]);
});

test.each([
  ["Was ist ein Layout?", "Ein Layout ist der gespeicherte Zustand einer Komponente.", true],
  ["Was ist eine Ressource?", "Eine Ressource (resource) ist eine Person, ein Fahrzeug oder ein Raum.", true],
  ["Was ist eine Ressource?", "Eine Ressource hat einen Kalender.", false],
  ["Was ist ein Layout?", "A layout is a saved state of one component.", true],
])(
  "finds in German that %j is answered by %j, also in the language of the original: %s",
  async (text, line, isDefined) => {
    await useGerman("words");
    const { defines, readQuestion } = await import("./question");
    expect(defines(line, readQuestion(text))).toBe(isDefined);
  },
);
