import { expect, test } from "vitest";
import { subjectSigns } from "./page-signs";

test.each([
  ["Wo schalte ich Push auf dem Handy ein?", "/user/mobile/troubleshooting"],
  ["Wie arbeite ich mobil?", "/user/mobile"],
  ["Wie melde ich mich auf dem Smartphone an?", "/user/mobile/signin"],
  ["Warum fehlt ein Termin im Postfach?", "/integrations/exchange/troubleshooting"],
  ["Wie lösche ich mit der Befehlszeile einen Auftrag?", "/develop/cli/job"],
])("a German question %j names the part of the product that %s is about", (question, href) => {
  expect(subjectSigns({ href, title: "" }, question)).toEqual({ subjectNamed: 1, subjectOther: 0, subjectUnnamed: 0 });
});
