import { expect, test } from "vitest";
import { wordRules } from "./word-rules";

const broken = (text: string) => wordRules.flatMap(({ name, pattern }) => [...text.matchAll(pattern)].map(() => name));

test.each([
  ["stands", "The bar stands on the board."],
  ["stands", "Two rows stood there."],
  ["carries", "The call carries a key."],
  ["leaves", "Every change leaves at once."],
  ["leaves", "The row leaves the list, and the mail leaves."],
  ["leaves", "The values leave with the appointment."],
  ["leaves", "A message leaves for the ERP."],
  ["travels", "The code travels with the job."],
  ["own", "It updates the own appointment."],
  ["letter-by-letter", "Compare them letter by letter."],
  ["read-only", "The fields are read only."],
  ["serial-comma", "It has days, weeks, months and years."],
  ["serial-comma", "Choose …, … or …."],
  ["exclamation", "It works! Go on."],
  ["filler", "Just do it."],
])("reports %s in: %s", (name, text) => {
  expect(new Set(broken(text))).toEqual(new Set([name]));
});

test.each([
  "`$KEY` stands for your key, and Sara stands in for Daniel.",
  "Daniel carries out the visit.",
  "When someone leaves, delete the account before she leaves.",
  "It leaves the value as it is. Take sick leave. Nothing is left in the list.",
  "Arrival, travel time, and distance",
  "Use your own key; it has its own value.",
  "All fields are read-only.",
  "Days, weeks, months, and years; a job with an appointment, past or future, is refused.",
  "It knows jobs, tasks and resources, and links, required and planned hours, and skills.",
])("reports nothing in: %s", (text) => {
  expect(broken(text)).toEqual([]);
});
