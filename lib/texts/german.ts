/** A word in lower case with plain vowels, however its umlauts were typed: "Größe", "Groesse" → "grosse". */
const toPlain = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/(?<![aeq])([aou])e/g, "$1");

/** A word with "ä" and "ß" as typed without them: "größe" → "groesse". */
const toLetters = (word: string): string => word.replace(/[äöü]/g, (vowel) => `${toPlain(vowel)}e`).replace(/ß/g, "ss");

/** A list of words with every way to type their umlauts. */
export const inAllSpellings = (list: string): string =>
  list
    .split(" ")
    .flatMap((word) => [word, toPlain(word), toLetters(word)])
    .join(" ");

/** Prefixes that part from their verb. */
const prefixes =
  "ab an auf aus bei ein fest frei her heraus hin hinzu los mit nach um vor weg weiter wieder zu zurück zusammen";
const oneOf = (list: string) => `(?:${list.replaceAll(" ", "|")})`;
/** "zurückgesetzt", "anzulegen". */
const participle = new RegExp(`^(${oneOf(toPlain(prefixes))})(?:ge|zu)(?=.{3})`);
/** A prefix behind its verb, at the end of a clause: "lege … an". */
const apart = new RegExp(
  `(?<=\\s)${oneOf(inAllSpellings(prefixes))}(?=[,.?!]|\\s*$|\\s(?:damit|das|der|die|oder|ohne|und|wenn)\\s)`,
  "i",
);
const nounEnding = /(?<=.{4})(?:ung|ern|em|er|es|(?<!s)s|(?<=el)n)$|(?<=.{3})(?:en|e)$/;
const verbEnding = /(?<=.{4})(?:e?t|e?(?<!s)st)$/;
/** Stems of irregular forms, which only count behind a prefix: "übernimmt", "abgeschlossen". */
const irregular: Readonly<Record<string, string>> = {
  broch: "brech",
  gib: "geb",
  hob: "heb",
  nimm: "nehm",
  nomm: "nehm",
  schied: "scheid",
  schloss: "schliess",
  schob: "schieb",
  zog: "zieh",
};
const irregularEnd = new RegExp(`(?<=..)${oneOf(Object.keys(irregular).join(" "))}$`);

function withoutEndings(word: string): string {
  const shorter = word.replace(nounEnding, "");
  return shorter === word ? word : withoutEndings(shorter);
}

/** One form for the forms of a word; short words stay as they are: "Aufgaben" → "aufgab", "gelöschter", "löscht" → "losch". */
export function toStem(word: string): string {
  const plain = toPlain(word);
  if (plain.length < 4 || /\d/.test(plain)) return plain;
  const stem = withoutEndings(plain).replace(participle, "$1").replace(verbEnding, "");
  return withoutEndings(stem).replace(irregularEnd, (form) => irregular[form] ?? form);
}

/** The verb of a query, with the prefix that stands behind it: "lege" and "wie lege ich es an" → "anlege". */
export function joinVerb(word: string, query: string): string | undefined {
  const [prefix] = /[et]$/.test(word) ? (apart.exec(query) ?? []) : [];
  return prefix && `${prefix}${word}`;
}

/** Words that compounds end with. */
const lastParts =
  "adresse anderung anordnung ansicht arbeit aufgabe auftrag auswahl benachrichtigung benutzer bereich bildschirm checkliste code daten " +
  "datum dauer einstellung eintrag farbe fehler feld filter firma folge funktion grenze gruppe kalender kapazitat karte kennwort " +
  "konnektor konto kurzel layout leiste lizenz mail marke meldung menu modul modus name nummer passwort plan planung platz profil projekt " +
  "prufung raster raum region ressource rolle route satz schlange schlussel seite sicherheit spalte status symbol system tabelle taste " +
  "team telefon termin umgebung verbindung verfolgung version vertretung verwaltung vorlage wert zeile zeit zone zuordnung";
const compound = new RegExp(`^(.{4,})(${oneOf(lastParts)}(?:s|es|e|en|n|er|ern)?)$`);

/** The parts of a compound: "Ressourcenfilter" → "ressourcen", "filter". */
export function divide(word: string): string[] {
  const [, first, last] = compound.exec(toPlain(word)) ?? [];
  return first !== undefined && last !== undefined ? [...divide(first), last] : [word];
}
