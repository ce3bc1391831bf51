import type { workshop as english } from "../../../lib/texts/en/workshop";

/** Die Werkstatt für Anfragen. Was die API antworten würde, bleibt englisch: Programme lesen es. */
export const workshop = {
  title: (call) => `${call} ausprobieren`,
  close: "Schließen",
  simulation: "Simulation.",
  note: "Nichts wird gesendet. Die Antwort entsteht in Ihrem Browser aus dem OpenAPI-Dokument und dem Fehlerkatalog, mit den Daten aus der Sandbox der Beispielfirma.",
  unchecked: (codes) =>
    codes === ""
      ? "API-Schlüssel, Rechte und die Zahl der Anfragen werden nicht geprüft."
      : `API-Schlüssel, Rechte und die Zahl der Anfragen werden nicht geprüft, ebenso wenig das, was nur eine echte Umgebung ablehnen kann: ${codes}.`,
  body: "Inhalt der Anfrage",
  reset: "Zurücksetzen",
  help: "Strg+Leertaste zeigt Felder und Werte. Pfeiltasten wählen, Eingabe fügt ein, Esc schließt die Liste.",
  suggestions: "Felder und Werte",
  required: "erforderlich",
  clears: "leert das Feld",
  answer: "Simulierte Antwort",
  answered: (status) => `Antwort ${status}`,
  done: (status) => `Antwort ${status}: erledigt`,
  refused: (status, code, detail) => `Antwort ${status}, ${code}: ${detail}`,
  partly: (status, failed, total) => `Antwort ${status}: ${failed} von ${total} fehlgeschlagen`,
  ignored: (names) =>
    `Nicht beachtet, weil der Datensatz kein solches Feld hat: ${names}. Groß- und Kleinschreibung wird unterschieden.`,
  failures: "Was abgelehnt wird und an welcher Stelle",
  noRequest: "Der Inhalt ist weder ein JSON-Objekt noch ein Array von Objekten, daher lässt sich keine Anfrage zeigen.",
  noPath: "Im Pfad fehlt ein Wert, daher lässt sich keine Anfrage zeigen.",
  notInLanguage: (language) => `${language} führt diesen Aufruf nur mit jeweils einem Objekt aus.`,
  unfit: (language) => `${language} kann diesen Aufruf mit diesen Werten nicht ausführen.`,
} satisfies typeof english;
