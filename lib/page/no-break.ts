const units = "%|‰|°C?|€|h|min|s|ms|km|m|cm|mm|kg|g|t|l|px|Pixeln?|[KMGT]i?B|Mbit/s|Uhr";
const times = "Sekunden?|Minuten?|Stunden?|Tag(?:en?|s)?|Wochen?|Monat(?:en?|s)?|Jahr(?:en?|s)?";
const months = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";
const englishMonths = "January|February|March|April|May|June|July|August|September|October|November|December";
const numbered = "Schritte?n?|Abb\\.|Abbildung(?:en)?|Nr\\.|S\\.|Seiten?|Kap\\.|Kapitel|Version|KW|§";

/**
 * The spaces at which lines must not break, by language. Authors type ordinary spaces, which search, feeds and Markdown output keep.
 * Languages without a rule are not changed. German (DIN 5008): `z. B.`, `10 %`, `5 Minuten`, `2. März`, `1280 × 720`, `Schritt 3`.
 * English: `2 March`, `4.5 h`, `30 min`.
 */
const unbreakable: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    [
      String.raw`(?<=(?<!\p{L})\p{L}\.)[ \n](?=\p{L}\.)`,
      String.raw`(?<=\d)[ \n](?=(?:${units}|${times})(?![\p{L}\d]))`,
      String.raw`(?<=\d\.)[ \n](?=(?:${months})(?!\p{L}))`,
      String.raw`(?<=\d)[ \n](?=×\s\d)|(?<=\d\s×)[ \n](?=\d)`,
      String.raw`(?<=(?<![\p{L}\d])(?:${numbered}))[ \n](?=\d)`,
    ].join("|"),
    "gu",
  ),
  en: new RegExp(String.raw`(?<=\d)[ \n](?=(?:${englishMonths}|h|min)(?![\p{L}\d]))`, "gu"),
};

/** Replaces spaces by no-break spaces where the language (BCP 47: `de`, `de-AT`) requires it. */
export function keepTogether(text: string, language: string): string {
  const pattern = unbreakable[language.split("-", 1)[0] ?? ""];
  return pattern ? text.replace(pattern, "\u00A0") : text;
}
