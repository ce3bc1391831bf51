import { expect, test } from "vitest";
import { useGerman } from "../../testing/use-german";
import { indexedPage } from "../testing/indexed-page";

test.each([
  ["Wie kopiere ich eine Woche?", "Bevor Sie beginnen", "", { stepsAround: 1 }],
  ["Wie wiederhole ich einen Termin?", "Das Ergebnis prüfen", "", { stepsAround: 1 }],
  ["Wie kopiere ich eine Woche?", "Die Termine kopieren", "", { stepsAround: 0 }],
  ["How do I copy a week?", "Before you begin", "", { stepsAround: 0 }],
  ["Was ist ein Layout?", "Beispiel: drei Layouts", "", { story: 1 }],
  [
    "Wer darf Termine sperren?",
    "Bevor Sie beginnen",
    "Sie brauchen die Rolle Planner.",
    { rightNamed: 1, rightBefore: 1 },
  ],
  ["Wie lange gilt der Link?", "Der Link", "Bis Sie ihn benutzen.", { numberMissing: 1 }],
  ["Wie lange gilt der Link?", "Der Link", "Zwei Stunden.", { numberMissing: 0 }],
  ["Wie häufig gilt der Link?", "Der Link", "Normal, manchmal länger.", { numberMissing: 1 }],
  ["Mit wie vielen Personen?", "Der Link", "Zweimal.", { numberMissing: 0 }],
  ["Mit wie vielen Personen?", "Der Link", "Mit allen.", { numberMissing: 1 }],
])("a German question %j knows a section %j %j for what it is", async (text, heading, answer, signs) => {
  await useGerman("words");
  const [{ suitsOf }, { readQuestion }] = await Promise.all([import("./suits"), import("./question")]);
  const section = { heading, anchor: "a", text: answer };
  const place = { page: indexedPage("/a", "A", { sections: [section] }), section };
  expect(suitsOf(place, [], readQuestion(text), "Wie geht das?")).toMatchObject(signs);
});

test.each([
  ["What version do we have?", "Which version do I have?", true],
  ["Where do I enter a holiday?", "How do I enter a holiday?", true],
  ["Does the office see my route?", "Can my boss see my route?", true],
  ["How much does it hold?", "How many rows does it hold?", true],
  ["What does a lock do?", "Which lock is it?", false],
  ["Where is the menu?", "How do I open the menu?", false],
])("%j asks for the same kind of answer as %j: %s", async (text, listed, isSame) => {
  const [{ suitsOf }, { readQuestion }] = await Promise.all([import("./suits"), import("./question")]);
  const signs = suitsOf({ page: indexedPage("/a", "A") }, [], readQuestion(text), listed);
  expect(signs).toMatchObject({ kindSame: Number(isSame), kindOther: Number(!isSame) });
});
