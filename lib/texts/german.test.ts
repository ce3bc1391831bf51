import { expect, test } from "vitest";
import { divide, inAllSpellings, joinVerb, toStem } from "./german";

test.each([
  ["Termin Termine Terminen Termins", "termin"],
  ["Aufgabe Aufgaben", "aufgab"],
  ["Rechte Recht", "rech"],
  ["Tag Tage Tagen", "tag"],
  ["Kapazität Kapazitäten Kapazitaet", "kapazita"],
  ["rückgängig rueckgaengig", "ruckgangig"],
  ["Größe Groesse", "gross"],
  ["anlegen anlege anlegt angelegt angelegten anzulegen", "anleg"],
  ["anmelden Anmeldung Anmeldungen abgemeldet", "anmeld", "abmeld"],
  ["abschließen abgeschlossen abzuschliessen", "abschliess"],
  ["verschieben verschoben Verschiebung", "verschieb"],
  ["neue steuern Queue", "neu", "steu", "queu"],
  ["PL-4005 iOS 16a", "pl-4005", "ios", "16a"],
])("stems %s to %s", (forms, ...stems) => {
  expect([...new Set(forms.split(" ").map(toStem))]).toEqual(stems);
});

test.each([
  ["Ressourcenfilter", ["ressourcen", "filter"]],
  ["Aufgabenwarteschlange", ["aufgabenwarte", "schlange"]],
  ["Routenplanungen", ["routen", "planungen"]],
  ["Kalendereintrag", ["kalender", "eintrag"]],
  ["Vorlage", ["Vorlage"]],
  ["einplanen", ["einplanen"]],
])("divides %s into %j", (word, parts) => {
  expect(divide(word)).toEqual(parts);
});

test.each([
  ["lege", "wie lege ich ein layout an", "anlege"],
  ["richte", "wie richte ich einen termin ein, der sich wiederholt", "einrichte"],
  ["setzt", "wer setzt das kennwort zurueck?", "zuruecksetzt"],
  ["lege", "lege ich an einem tag etwas fest und wann", "festlege"],
  ["schulungen", "welche schulungen bieten sie an", undefined],
  ["plane", "wie plane ich eine route", undefined],
])("joins %s of %j to %s", (word, query, verb) => {
  expect(joinVerb(word, query)).toBe(verb);
});

test("lists every way to type an umlaut", () => {
  expect(inAllSpellings("für ab")).toBe("für fur fuer ab ab ab");
});
