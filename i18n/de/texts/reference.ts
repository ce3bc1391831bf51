import type { reference as english } from "../../../lib/texts/en/reference";

/** Was um die Aufrufe der API steht. */
export const reference = {
  request: "Anfrage",
  answer: "Antwort",
  noBody: "Kein Inhalt",
  notLoaded: "Das konnte nicht geladen werden. Wählen Sie es noch einmal aus.",
  copy: { ready: "Kopieren", done: "Kopiert", refused: "Markiert: Strg+C oder Cmd+C drücken" },
  tryIt: {
    button: "Ausprobieren",
    name: (call) => `Ausprobieren: ${call}`,
    loading: "Wird geladen …",
    failed: "Das konnte nicht geladen werden. Versuchen Sie es noch einmal.",
  },
} satisfies typeof english;
