import { expect, test } from "vitest";
import { sayIn } from "../figure";
import { flowFacts, flowIn, flowsSchema } from "./flow";

test("lists every note of a flow except scale ends, which the title already names", () => {
  const notes = [
    { text: "Skipped passes count", x: 0, y: 0 },
    { text: "early", x: 0, y: 0, isEnd: true },
  ];
  const [flow] = flowsSchema.parse({ flows: [{ name: "a", title: "From early to late", notes }] }).flows;
  expect(flow && flowFacts(flow, sayIn("original"))).toEqual(["From early to late.", "Skipped passes count."]);
});

test("writes decimals as the language of the page does", () => {
  const say = { ...sayIn("original"), number: new Intl.NumberFormat("de").format };
  expect(flowFacts(flowIn("gross-duration", say), say).join(" ")).toMatch(/2,5 h of work.*gross duration 21,5 h/);
});

test("tells a name on two lines as one, and joins a word that is divided there", () => {
  const box = (id: string, name: string) => ({ id, x: 0, y: 0, width: 9, lines: [name, "by you"] });
  const nodes = [box("a", "User\nprofile"), box("b", "Benutzer-\nprofil"), box("c", "8 -\n9")];
  const arrows = [
    { from: "a", to: "b", label: "is", d: "M0 0", x: 0, y: 0 },
    { from: "b", to: "c", label: "is", d: "M0 0", x: 0, y: 0 },
  ];
  const [flow] = flowsSchema.parse({ flows: [{ name: "a", title: "Names", nodes, arrows }] }).flows;
  expect(flow && flowFacts(flow, sayIn("original"))).toEqual([
    "Names.",
    "User profile by you → is → Benutzerprofil by you.",
    "Benutzerprofil by you → is → 8 - 9 by you.",
  ]);
});
